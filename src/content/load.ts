import { albums as catalog } from 'virtual:content/catalog'
import { allows } from './allows'
import { fetchOnce } from './fetchOnce'
import type { Album, CategoryId, Photo } from './schema'

/** What an album's data file holds: the album again, so that an unlisted one needs no catalog. */
export type AlbumData = { album: Album; photos: Photo[] }

/** Every album that this visit may know of, in the owner's order. */
export const albums: Album[] = catalog.map((entry) => ({
  key: entry.id,
  aliases: [],
  title: entry.name,
  level: 'public',
  ...entry,
}))

const bySegment = new Map<string, Album>()
for (const album of albums) learn(album)

function learn(album: Album) {
  for (const segment of [album.key, ...album.aliases]) bySegment.set(segment.toLowerCase(), album)
}

/** The albums of a category that lists may show, in the owner's order. */
export function listedAlbums(category: CategoryId): Album[] {
  return albums.filter((a) => a.category === category && allows(a.level, 'list'))
}

/** The album that a last segment leads to, whatever its letter case; `undefined` for an unknown one. */
export function findAlbum(segment: string): Album | undefined {
  return bySegment.get(segment.toLowerCase())
}

/** Makes an unlisted album known to this visit: its own page says where its data is. */
export async function admit(photosUrl: string): Promise<void> {
  const { album } = await fetchOnce<AlbumData>(photosUrl)
  learn(album)
}

/** The album's photos that have a picture, in the owner's order. */
export async function loadPhotos(album: Album): Promise<Photo[]> {
  if (import.meta.env.SSR) {
    const { photosOf } = await import('virtual:content/server')
    return photosOf[album.key] ?? []
  }
  return (await fetchOnce<AlbumData>(album.photosUrl)).photos
}
