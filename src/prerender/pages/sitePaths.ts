import { albumPath, listPath, pagePath, photoPath } from '../../content/addresses.ts'
import { MAIN_PATHS } from '../../content/mainPages.ts'
import type { AlbumData } from '../../content/loading/load.ts'
import { bundledLists } from '../../content/source/catalog/categoryLists.ts'
import type { Content, PageSource } from '../../content/source/content.ts'

type Named = Pick<Content, 'categories'> & { pages: readonly Pick<PageSource, 'id'>[] }

export function nonAlbumPaths({ categories, pages }: Named): string[] {
  return [...MAIN_PATHS, ...pages.map(pagePath), ...bundledLists(categories).map(listPath)]
}

export function albumPaths({ album, photos }: AlbumData): string[] {
  return [albumPath(album), ...photos.map((photo) => photoPath(album, photo))]
}
