/** npm run check:private [content] [folder]: exits 1 if the built site has private data. */
import { ContentError, formatWithSeverity } from '../content/source/diagnostic.ts'
import { UsageError } from '../darkroom/diagnostics/exit.ts'
import { scanBuild } from './scanBuild.ts'

const [content = process.env.CONTENT ?? 'src/content', folder = process.env.OUT_DIR ?? 'dist'] =
  process.argv.slice(2)
const MOST = 50

try {
  const { findings, files, bytes, secrets, untold } = await scanBuild(content, folder)
  for (const finding of findings.slice(0, MOST)) console.error(formatWithSeverity(finding))
  if (findings.length > MOST) console.error(`and ${findings.length - MOST} more`)
  for (const { from, kind } of untold)
    if (kind === 'name' || kind === 'address')
      console.log(
        `skipped: the ${kind} of ${from}. Public text contains it, or it is too short or only a number.`,
      )
  console.log(
    `${folder}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB read for ${secrets.length} private texts, coordinates and serial numbers: ${findings.length} findings`,
  )
  if (findings.length) process.exitCode = 1
} catch (cause) {
  if (!(cause instanceof ContentError || cause instanceof UsageError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
