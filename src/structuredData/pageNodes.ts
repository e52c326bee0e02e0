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

export const collectionPage = (said: Said): CollectionPage => ({
  '@type': 'CollectionPage',
  ...pageNode(said),
})

/** Not SoftwareApplication: search engines require a price and a rating for it. */
export const projectsPage = (said: Said): CollectionPage => ({
  '@type': 'CollectionPage',
  ...pageNode(said),
  hasPart: projects.map(({ name, descriptions, img, viewLink, githubLink }): CreativeWork => {
    const url = viewLink?.url ?? githubLink
    return {
      '@type': 'CreativeWork',
      name,
      ...(descriptions.length ? { description: descriptions.join(' ') } : {}),
      ...(img ? { image: absolute(img.src) } : {}),
      ...(url ? { url: absolute(url) } : {}),
      creator: { '@id': ID.person },
    }
  }),
})

export const photographyPage = (said: Said, lists: Lists): CollectionPage => ({
  '@type': 'CollectionPage',
  ...pageNode(said),
  hasPart: listedCategories()
    .filter(({ level }) => allows(level, 'robots'))
    .flatMap((category): CollectionPage | ImageGallery | [] => {
      if (category.shows === 'albums') {
        const path = listPath(category)
        return {
          '@type': 'CollectionPage',
          '@id': ID.page(path),
          url: urlOf(path),
          name: category.name,
        }
      }
      const album = lists.categories.albums.find(({ key }) => key === category.path)
      return album && allows(album.level, 'robots') ? galleryNamed(album) : []
    }),
})

export const listPage = (said: Said, albums: readonly Album[]): CollectionPage => ({
  '@type': 'CollectionPage',
  ...pageNode(said),
  hasPart: albums.filter(({ level }) => allows(level, 'robots')).map(galleryNamed),
})

const galleryNamed = (album: Album) =>
  ({
    '@type': 'ImageGallery',
    '@id': ID.page(albumPath(album)),
    url: urlOf(albumPath(album)),
    name: album.title,
  }) as const

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
