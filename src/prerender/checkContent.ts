/** npm run check:content [folder]: says what in the content needs mending. Exits 1 when no site can be made of it. */
import { ContentError, sayFinding } from '../content/finding.ts'
import { readContent } from '../content/read.ts'

const folder = process.argv[2] ?? 'src/content'
try {
  const { albums, findings } = await readContent(folder, { root: '.' })
  const photos = albums.reduce((sum, album) => sum + album.photos.length, 0)
  for (const finding of findings) console.log(sayFinding(finding))
  console.log(`${folder}: ${albums.length} albums, ${photos} photos, ${findings.length} warnings`)
} catch (cause) {
  if (!(cause instanceof ContentError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
