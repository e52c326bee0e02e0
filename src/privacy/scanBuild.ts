import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ALSO_PUBLIC } from '../content/source/alsoPublic.ts'
import { wordsFile, languageOf } from '../content/source/languages.ts'
import { readContent } from '../content/source/readContent.ts'
import { describeAlbums } from '../prerender/dataFiles.ts'
import { shownContent } from '../prerender/shownContent.ts'
import { createScan, type Scan } from './createScan.ts'
import { type Scanned, scanFolder } from './scanFolder.ts'

/** Thrown where there is nothing to read, which is no good news. */
export class NoBuiltSite extends Error {
  constructor(folder: string) {
    super(`${folder}: holds no built site. Run npm run build first.`)
    this.name = 'NoBuiltSite'
  }
}

/** Scans the site that was built in a folder from the content of another. */
export async function scanBuild(
  contentFolder: string,
  folder: string,
): Promise<Scanned & Pick<Scan, 'secrets' | 'untold'>> {
  const content = await readContent(contentFolder)
  const words = await readFile(wordsFile(languageOf(content.site)), 'utf8')
  // The names of data files come from content as pages show it.
  const described = describeAlbums(shownContent(content).albums)
  const dataFiles = new Map(Array.from(described, ([key, { file }]) => [key, file.fileName]))
  const scan = createScan(content, [words], dataFiles)
  await readFile(join(folder, 'index.html')).catch(() => {
    throw new NoBuiltSite(folder)
  })
  const { secrets, untold } = scan
  const scanned = await scanFolder(folder, scan)
  // What an owner keeps in one album and shows in another is told by that one's own pages.
  const both = content.diagnostics.filter(({ code }) => code === ALSO_PUBLIC)
  return { ...scanned, findings: [...both, ...scanned.findings], secrets, untold }
}
