import type { BreadcrumbList } from 'schema-dts'
import { words } from 'virtual:words/pages'
import { albumPath, listPath } from '../content/addresses'
import { allows } from '../content/allows'
import type { Album } from '../content/album'
import { findList } from '../content/site'
import { urlOf } from './ids'

type Crumb = { name: string; path: string }

const HOME: Crumb = { name: words.home, path: '/' }
export const PHOTOGRAPHY: Crumb = { name: words.photography, path: '/photography' }

/** The breadcrumbs of an album, without its list if that is not for search engines. */
export function crumbsOfAlbum(album: Album): Crumb[] {
  const list = album.parent === undefined ? undefined : findList(album.parent)
  return [
    PHOTOGRAPHY,
    ...(list && allows(list.level, 'robots') ? [{ name: list.name, path: listPath(list) }] : []),
    { name: album.title, path: albumPath(album) },
  ]
}

/** The crumbs below the home page, as a list that begins with it. */
export const breadcrumbList = (...below: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...below].map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: urlOf(path),
  })),
})
