import { albumPath, pagePath, photoPath } from '../../content/addresses.ts'
import { MAIN_PATHS } from '../../content/mainPages.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumData } from '../../content/load.ts'
import type { CategorySource, Content, PageSource } from '../../content/source/content.ts'

export function plainPaths({
  categories,
  pages,
}: {
  categories: readonly CategorySource[]
  pages: readonly Pick<PageSource, 'id'>[]
}): string[] {
  const lists = categories.filter(
    ({ shows, level }) => shows !== 'album' && allows(level, 'bundle'),
  )
  return [...MAIN_PATHS, ...pages.map(pagePath), ...lists.map(({ path }) => `/photography/${path}`)]
}

export function albumPaths({ album, photos }: AlbumData): string[] {
  return [albumPath(album), ...photos.map((photo) => photoPath(album, photo))]
}

export function sitemapPaths(
  { categories, projects, pages }: Pick<Content, 'categories' | 'projects' | 'pages'>,
  albums: readonly AlbumData[],
): string[] {
  const hasLists = categories.some((c) => allows(c.level, 'list') && c.shows !== 'nothing')
  // An empty page is not for machines.
  const isEmpty: Record<string, boolean> = {
    '/projects': !projects.length,
    '/photography': !hasLists,
  }
  return [
    ...MAIN_PATHS.filter((path) => !isEmpty[path]),
    ...pages.filter(({ level }) => allows(level, 'sitemap')).map(pagePath),
    ...categories
      .filter(({ shows, level }) => shows === 'albums' && allows(level, 'sitemap'))
      .map(({ path }) => `/photography/${path}`),
    ...albums
      .filter(({ album }) => allows(album.level, 'sitemap'))
      .flatMap(({ album, photos }) => [
        albumPath(album),
        ...photos
          .filter(({ canonical }) => canonical === undefined)
          .map((photo) => photoPath(album, photo)),
      ]),
  ]
}

export function sitemapFile(url: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${url}${path}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</urlset>\n`
}
