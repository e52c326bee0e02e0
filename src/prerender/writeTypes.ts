/** Part of npm run types: writes the link types from src/content. Exits 1 if the content has errors. */
import { ContentError } from '../content/source/diagnostic.ts'
import { readContent } from '../content/source/readContent.ts'
import { writeIds } from './writeIds.ts'

try {
  await writeIds('src/content/ids.gen.ts', await readContent('src/content', { photos: false }))
} catch (cause) {
  if (!(cause instanceof ContentError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
