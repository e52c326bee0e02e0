/** npm run check:content [folder]: checks the content. Exits 1 if it cannot be built. */
import { ContentError, groupedLines } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'

const folder = process.argv[2] ?? 'src/content'
// `| head` closes the pipe.
process.stdout.on('error', () => process.exit())
try {
  const { albums, diagnostics } = await readContent(folder, { root: '.' })
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  for (const line of groupedLines(diagnostics)) console.log(line)
  console.log(
    `${folder}: ${albums.length} albums, ${photos} photos, ${diagnostics.length} warnings`,
  )
} catch (cause) {
  if (!(cause instanceof ContentError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
