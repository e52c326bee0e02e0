import { albumPath, listPath, pagePath, photoPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumData } from '../../content/loading/load.ts'
import { MAIN_PATHS } from '../../content/mainPages.ts'
import type { Content } from '../../content/source/content.ts'
import { largestOf } from '../../images/sources.ts'
import { escapeXml } from '../escapeXml.ts'

const MOST = 50_000 // addresses per file (sitemaps.org)

/** `image`: from the root or on another host. */
type SitemapEntry = { path: string; lastmod?: string; image?: string }

/** The canonical addresses that search engines may index. `setPaths`: years and keywords. */
export function sitemapEntries(
  { categories, projects, pages }: Pick<Content, 'categories' | 'projects' | 'pages'>,
  albums: readonly AlbumData[],
  setPaths: readonly string[] = [],
): SitemapEntry[] {
  const hasLists = categories.some((c) => allows(c.level, 'list') && c.shows !== 'nothing')
  // Machines need no empty pages.
  const isEmpty: Record<string, boolean> = {
    '/projects': !projects.length,
    '/photography': !hasLists,
  }
  const paths = [
    ...MAIN_PATHS.filter((path) => !isEmpty[path]),
    ...pages.filter(({ level }) => allows(level, 'sitemap')).map(pagePath),
    ...categories
      .filter(({ shows, level }) => shows === 'albums' && allows(level, 'sitemap'))
      .map(listPath),
    ...setPaths,
  ]
  return [
    ...paths.map((path) => ({ path })),
    ...albums.filter(({ album }) => allows(album.level, 'sitemap')).flatMap(albumEntries),
  ]
}

/** An album's date is that of its latest photograph: content has no better one (041). */
function albumEntries({ album, photos }: AlbumData): SitemapEntry[] {
  const lastmod = photos
    .map(({ capture }) => capture?.taken?.slice(0, 10) ?? '')
    .toSorted()
    .at(-1)
  return [
    { path: albumPath(album), ...(lastmod ? { lastmod } : {}) },
    ...photos
      .filter(({ canonical }) => canonical === undefined)
      .map((photo) => ({ path: photoPath(album, photo), image: largestOf(photo) })),
  ]
}

/** `sitemap.xml`, or above 50,000 addresses an index and further files. By file name. */
export function sitemapFiles(
  url: string,
  entries: readonly SitemapEntry[],
  most: number = MOST,
): Record<string, string> {
  if (entries.length <= most) return { 'sitemap.xml': sitemap(url, entries) }
  const count = Math.ceil(entries.length / most)
  const files = Array.from(
    { length: count },
    (_, i) =>
      [`sitemap-${i + 1}.xml`, sitemap(url, entries.slice(i * most, (i + 1) * most))] as const,
  )
  const named = files.map(([name]) => `  <sitemap><loc>${url}/${name}</loc></sitemap>\n`).join('')
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${named}</sitemapindex>\n`
  return { 'sitemap.xml': HEAD + index, ...Object.fromEntries(files) }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

function sitemap(url: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ path, lastmod, image }) => {
    const changed = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    const shown =
      image === undefined
        ? ''
        : `<image:image><image:loc>${escapeXml(new URL(image, url).href)}</image:loc></image:image>`
    return `  <url><loc>${url}${path}</loc>${changed}${shown}</url>\n`
  })
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${lines.join('')}</urlset>\n`
}
