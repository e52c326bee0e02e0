import { fetchOnce } from './fetchOnce'
import type { Album, AlbumPhoto } from './album'

/** What an album's data file holds: the album again, so that a page of its own needs no catalog. */
export type AlbumData = { album: Album; photos: AlbumPhoto[] }

/** The albums that this visit has met, by what their addresses end in, in lower case. */
const bySegment = new Map<string, Album>()

/** Makes an album known to this visit. */
export function registerAlbum(album: Album) {
  for (const segment of [album.key, ...album.aliases]) bySegment.set(segment.toLowerCase(), album)
}

/**
 * The album that a last segment leads to, whatever its letter case; `undefined` for an unknown one.
 * The catalog of all albums is fetched only for one that no page has led to.
 */
export async function findAlbum(segment: string): Promise<Album | undefined> {
  const known = () => bySegment.get(segment.toLowerCase())
  if (!known()) (await import('virtual:content/catalog')).albums.forEach(registerAlbum)
  return known()
}

/** Makes the album of a page known: the page says where its data is. */
export async function registerAlbumOf(photosUrl: string): Promise<void> {
  registerAlbum((await fetchOnce<AlbumData>(photosUrl)).album)
}

/** The album's photos that have a picture, in the owner's order. */
export async function loadPhotos(album: Album): Promise<AlbumPhoto[]> {
  if (import.meta.env.SSR) {
    const { photosOf } = await import('virtual:content/server')
    return photosOf[album.key] ?? []
  }
  return (await fetchOnce<AlbumData>(album.photosUrl)).photos
}
