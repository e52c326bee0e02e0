import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ALSO_PUBLIC } from '../content/source/album/alsoPublic.ts'
import { wordsFile, languageOf } from '../content/source/site/languages.ts'
import { readContent } from '../content/source/readContent.ts'
import { UsageError } from '../darkroom/diagnostics/exit.ts'
import { describeAlbums } from '../prerender/shown/dataFiles.ts'
import { shownContent } from '../prerender/shown/shownContent.ts'
import { createScan } from './createScan.ts'
import { scanFolder } from './scanFolder.ts'

export async function scanBuild(contentFolder: string, folder: string) {
  const content = await readContent(contentFolder)
  const words = await readFile(wordsFile(languageOf(content.site)), 'utf8')
  // The names of data files depend on the content as shown on pages.
  const described = describeAlbums(shownContent(content).albums)
  const dataFiles = new Map(Array.from(described, ([key, { file }]) => [key, file.fileName]))
  const scan = createScan(content, [words], dataFiles)
  await readFile(join(folder, 'index.html')).catch(() => {
    throw new UsageError(`${folder}: contains no built site. Run npm run build first.`)
  })
  const { secrets, untold } = scan
  const scanned = await scanFolder(folder, scan)
  // A photo in a private and a public album is not a fault of any file.
  const both = content.diagnostics.filter(({ code }) => code === ALSO_PUBLIC)
  return { ...scanned, findings: [...both, ...scanned.findings], secrets, untold }
}
