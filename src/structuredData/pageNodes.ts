import type { CollectionPage, CreativeWork, ImageGallery, ProfilePage, WebPage } from 'schema-dts'
import { projects } from 'virtual:content/projects'
import { albumPath, listPath } from '../content/addresses'
import { allows } from '../content/allows'
import type { Album, AlbumPhoto } from '../content/album'
import type { Lists } from '../content/served'
import { listedCategories } from '../content/site'
import { TILES } from '../photography/rows/tileCounts'
import { absolute, ID, urlOf } from './ids'
import { imageInAlbum } from './photoNodes'

/** The description of a page in its head. */
export type Said = { path: string; name: string; description: string }

const pageNode = ({ path, name, description }: Said) => ({
  '@id': ID.page(path),
  url: urlOf(path),
  name,
  description,
  isPartOf: { '@id': ID.website },
})

export const profilePage = (said: Said): ProfilePage => ({
  '@type': 'ProfilePage',
  ...pageNode(said),
  mainEntity: { '@id': ID.person },
})

export const webPage = (said: Said): WebPage => ({ '@type': 'WebPage', ...pageNode(said) })

export const collectionPage = (said: Said, parts?: readonly CreativeWork[]): CollectionPage => ({
  '@type': 'CollectionPage',
  ...pageNode(said),
  ...(parts && { hasPart: parts }),
})

/** Not SoftwareApplication: search engines require a price and a rating for it. */
export const projectWorks = (): CreativeWork[] =>
  projects.map(({ name, descriptions, img, viewLink, githubLink }): CreativeWork => {
    const url = viewLink?.url ?? githubLink
    return {
      '@type': 'CreativeWork',
      name,
      ...(descriptions.length ? { description: descriptions.join(' ') } : {}),
      ...(img ? { image: absolute(img.src) } : {}),
      ...(url ? { url: absolute(url) } : {}),
      creator: { '@id': ID.person },
    }
  })

const named = (path: string, name: string) => ({ '@id': ID.page(path), url: urlOf(path), name })

/** The albums for search engines. */
export const galleriesOf = (albums: readonly Album[]): ImageGallery[] =>
  albums
    .filter(({ level }) => allows(level, 'robots'))
    .map((album) => ({ '@type': 'ImageGallery', ...named(albumPath(album), album.title) }))

/** The lists for search engines. A category that shows its own album is that album. */
export const listsOfAlbums = (lists: Lists): (CollectionPage | ImageGallery)[] =>
  listedCategories()
    .filter(({ level }) => allows(level, 'robots'))
    .flatMap((category): (CollectionPage | ImageGallery)[] =>
      category.shows === 'albums'
        ? [{ '@type': 'CollectionPage', ...named(listPath(category), category.name) }]
        : galleriesOf(lists.categories.albums.filter(({ key }) => key === category.path)),
    )

/** The photographs that the page shows, each once. A large album shows the first ones. */
export function galleryPage(said: Said, album: Album, photos: readonly AlbumPhoto[]): ImageGallery {
  const images = photos.slice(0, TILES.prerendered).map((photo) => imageInAlbum(album, photo))
  return {
    '@type': 'ImageGallery',
    ...pageNode(said),
    creator: { '@id': ID.person },
    hasPart: [...new Map(images.map((image) => [image['@id'], image])).values()],
  }
}
