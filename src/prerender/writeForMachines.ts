import type { AlbumData } from '../content/loading/load.ts'
import type { Content } from '../content/source/content.ts'
import { drawIcons, MANIFEST_ICONS } from './drawing/drawIcons.ts'
import { FEEDS, feedFiles } from './feeds/feedFiles.ts'
import type { OutputFolder } from './output/outputFolder.ts'
import { MANIFEST, manifestFile } from './pages/manifestFile.ts'
import { robotsFile } from './pages/robotsFile.ts'
import { siteHead } from './pages/siteHead.ts'
import { sitemapEntries, sitemapFiles } from './pages/sitemapFiles.ts'

type Given = {
  content: Content
  albums: readonly AlbumData[]
  setPaths: readonly string[]
  publicDir: string
  output: Pick<OutputFolder, 'write' | 'files'>
}

/** Writes files for machines after the share cards, and returns the tags for all heads. */
export async function writeForMachines(given: Given): Promise<string[]> {
  const { content, albums, setPaths, publicDir, output } = given
  const { site } = content
  const before = new Map(output.files().map(({ path, bytes }) => [path, bytes]))
  const feeds = feedFiles(site, { albums, bytesOf: (file) => before.get(file) })
  const icons = await drawIcons(publicDir)
  const has = (file: string) => before.has(file) || file in icons
  const files = {
    ...sitemapFiles(site.url, sitemapEntries(content, albums, setPaths)),
    'robots.txt': robotsFile(content),
    ...feeds,
    [MANIFEST]: manifestFile(
      site,
      MANIFEST_ICONS.filter(({ src }) => has(src)),
    ),
    ...Object.fromEntries(Object.entries(icons).filter(([file]) => !before.has(file))),
  }
  for (const [file, text] of Object.entries(files)) output.write(file, text)
  return siteHead({
    site,
    hasFeeds: FEEDS.rss in feeds,
    hasFavicon: has('favicon.ico'),
  })
}
