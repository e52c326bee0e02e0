/** npm run check:content [folder]: says what in the content needs mending. Exits 1 when no site can be made of it. */
import { ContentError, formatWithSeverity } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'

const folder = process.argv[2] ?? 'src/content'
try {
  const { albums, diagnostics } = await readContent(folder, { root: '.' })
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  for (const diagnostic of diagnostics) console.log(formatWithSeverity(diagnostic))
  console.log(
    `${folder}: ${albums.length} albums, ${photos} photos, ${diagnostics.length} warnings`,
  )
} catch (cause) {
  if (!(cause instanceof ContentError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
