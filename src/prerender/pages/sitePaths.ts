import { albumPath, pagePath, photoPath } from '../../content/addresses.ts'
import { MAIN_PATHS } from '../../content/mainPages.ts'
import { allows } from '../../content/allows.ts'
import type { AlbumData } from '../../content/load.ts'
import type { CategorySource, PageSource } from '../../content/source/content.ts'

export function nonAlbumPaths({
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
