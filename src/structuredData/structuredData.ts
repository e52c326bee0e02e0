import type { Graph, Thing } from 'schema-dts'
import { words } from 'virtual:words/pages'
import { words as photoWords } from 'virtual:words/photo'
import { albumPath, pagePath, photoPath } from '../content/addresses'
import { allows } from '../content/allows'
import type { AlbumData } from '../content/loading/load'
import type { Served } from '../content/served'
import { MAIN_PAGES } from '../content/mainPages'
import { findList, pages } from '../content/site'
import { withoutSoftHyphens } from '../content/softHyphens'
import type { PageHead } from '../page/head/HeadTags'
import { breadcrumbList, crumbsOfAlbum, PHOTOGRAPHY } from './breadcrumbs'
import {
  collectionPage,
  galleriesOf,
  galleryPage,
  listsOfAlbums,
  profilePage,
  projectWorks,
  type Said,
  webPage,
} from './pageNodes'
import { imageOnPage } from './photoNodes'
import { fullOwner, OWNER, WEBSITE } from './siteNodes'

type Shown = Pick<Served, 'lists' | 'search'>
type Described = { path: string; head: PageHead | undefined; content: { album: AlbumData } | Shown }

/** JSON that is safe in a script element. `undefined` for pages that are not for search engines. */
export function structuredData(page: Described): string | undefined {
  const nodes = nodesOf(page)
  if (!nodes) return undefined
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...nodes, WEBSITE] }
  // No text may close the script element.
  return withoutSoftHyphens(JSON.stringify(graph)).replaceAll('<', String.raw`\u003c`)
}

function nodesOf({ path, head, content }: Described): Thing[] | undefined {
  if ('album' in content && !allows(content.album.album.level, 'robots')) return undefined
  if ('album' in content && path !== albumPath(content.album.album))
    return photoNodes(path, content.album)
  const named = (name: string) => head?.meta?.find((tag) => tag?.name === name)?.content
  if (named('robots')) return undefined
  const name = head?.meta?.find((tag) => tag?.title)?.title ?? ''
  const said = { path, name, description: named('description') ?? '' }
  if ('lists' in content) return nonAlbumNodes(said, content)
  const { album, photos } = content.album
  return [galleryPage(said, album, photos), breadcrumbList(...crumbsOfAlbum(album)), OWNER]
}

function photoNodes(path: string, { album, photos }: AlbumData): Thing[] {
  const index = photos.findIndex((photo) => photoPath(album, photo) === path)
  const photo = photos[index]!
  const name = photo.alt || photoWords.place(index, photos.length)
  const crumbs = breadcrumbList(...crumbsOfAlbum(album), { name, path })
  return [imageOnPage(album, photo), crumbs, OWNER]
}

function nonAlbumNodes(said: Said, { lists, search }: Shown): Thing[] {
  const { path } = said
  const own = pages.find((page) => pagePath(page) === path)
  if (own) return [webPage(said), breadcrumbList({ name: own.title, path }), OWNER]
  const list = findList(path.replace('/photography/', ''))
  if (list) {
    const { albums } = lists.albums[list.id]!
    const crumbs = breadcrumbList(PHOTOGRAPHY, { name: list.name, path })
    return [collectionPage(said, galleriesOf(albums)), crumbs, OWNER]
  }
  const set = search.sets[path]
  if (set) {
    const crumbs = breadcrumbList(PHOTOGRAPHY, { name: set.title, path })
    return [collectionPage(said), crumbs, OWNER]
  }
  const { name } = MAIN_PAGES.find((page) => page.path === path)!
  const crumbs = breadcrumbList({ name: words[name], path })
  return {
    home: [profilePage(said), fullOwner()],
    about: [profilePage(said), crumbs, fullOwner()],
    projects: [collectionPage(said, projectWorks()), crumbs, OWNER],
    photography: [collectionPage(said, listsOfAlbums(lists)), crumbs, OWNER],
  }[name]
}
