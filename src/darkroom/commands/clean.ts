import { resolve } from 'node:path'
import { readAlbums } from '../album/readAlbums.ts'
import type { Command, CommandContext } from '../commandContext.ts'
import { EXIT, UsageError } from '../diagnostics/exit.ts'
import { isLocked } from '../files/lock.ts'
import { readStrays, type Stray } from '../published/readStrays.ts'
import { countOf, megabytesOf } from '../report/reporter.ts'
import { locked } from './locked.ts'

/** `darkroom clean`: lists the published files that no album uses; `--yes` removes them. */
export const clean: Command = (args, context) =>
  (args.flag('yes') && !args.flag('dry-run') ? removeStrayFiles : listStrays)(args, context)

const listStrays: Command = async (_args, context) => {
  const { root, reporter } = context
  const strays = await searchStrays(context)
  if (await isLocked(root))
    reporter.line('Another run is at work; its new files are not in an album yet.')
  const text = strays.length
    ? `${countOf(strays.length, 'file')}, ${sizeOf(strays)}, that nothing refers to. Add --yes to remove them.`
    : 'Nothing to clean.'
  reporter.summary(text, { files: strays.length, removed: 0 })
  return EXIT.good
}

const removeStrayFiles = locked(async (_args, context) => {
  const { root, disk, reporter, stop } = context
  const strays = await searchStrays(context)
  const gone: Stray[] = []
  for (const stray of strays) {
    if (stop.aborted) break
    await disk.remove(resolve(root, stray.file))
    gone.push(stray)
  }
  const text = `${countOf(gone.length, 'file')}, ${sizeOf(gone)}, removed.`
  reporter.summary(text, { files: strays.length, removed: gone.length })
  return stop.aborted ? EXIT.interrupted : EXIT.good
})

const sizeOf = (strays: Stray[]) => megabytesOf(strays.reduce((sum, s) => sum + s.bytes, 0))

/** Finds and reports unused files. Throws if an album is faulty. */
async function searchStrays({ root, reporter }: CommandContext): Promise<Stray[]> {
  const { albums, diagnostics } = await readAlbums(root, [])
  const faulty = diagnostics.find(({ severity }) => severity === 'error')
  if (faulty)
    throw new UsageError(
      `${faulty.file}: ${faulty.message}. Mend it first: until then, clean cannot tell which files it uses.`,
    )
  const strays = await readStrays(root, albums)
  for (const stray of strays) {
    reporter.line(`${stray.file}: nothing refers to it (${(stray.bytes / 1e3).toFixed(0)} kB)`)
    reporter.event('stray', stray)
  }
  return strays
}
