import { albums, categories, site } from 'virtual:content'
import { allows } from './allows'
import type { Album, Category, CategoryId, Photo } from './schema'

export { site }

/** What an album's data file holds: the album again, so that an unlisted one needs no catalog. */
export type AlbumData = { album: Album; photos: Photo[] }

const bySegment = new Map<string, Album>()
for (const album of albums) learn(album)

function learn(album: Album) {
  for (const segment of [album.key, ...album.aliases]) bySegment.set(segment.toLowerCase(), album)
}

/** The categories that lists may show, in the owner's order. */
export function listedCategories(): Category[] {
  return categories.filter((c) => allows(c.level, 'list'))
}

/** The albums of a category that lists may show, in the owner's order. */
export function listedAlbums(category: CategoryId): Album[] {
  return albums.filter((a) => a.category === category && allows(a.level, 'list'))
}

export function findCategory(id: CategoryId): Category | undefined {
  return categories.find((c) => c.id === id)
}

/** The album that a last segment leads to, whatever its letter case; `undefined` for an unknown one. */
export function findAlbum(segment: string): Album | undefined {
  return bySegment.get(segment.toLowerCase())
}

/** Makes an unlisted album known to this visit: its own page says where its data is. */
export async function admit(photosUrl: string): Promise<void> {
  const { album } = await fetchAlbum(photosUrl)
  learn(album)
}

/** The album's photos that have a picture, in the owner's order. */
export async function loadPhotos(album: Album): Promise<Photo[]> {
  if (import.meta.env.SSR) {
    const { photosOf } = await import('virtual:content/albums')
    return photosOf[album.key] ?? []
  }
  return (await fetchAlbum(album.photosUrl)).photos
}

const fetched = new Map<string, Promise<AlbumData>>()

function fetchAlbum(url: string): Promise<AlbumData> {
  let data = fetched.get(url)
  if (!data) {
    data = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
      return answer.json() as Promise<AlbumData>
    })
    // A failed fetch is asked for again next time.
    data.catch(() => fetched.delete(url))
    fetched.set(url, data)
  }
  return data
}
