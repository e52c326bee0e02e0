import { CATALOG_DATA } from './dataPaths'
import { fetchOnce, forgetFetched } from './fetchOnce'
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
  // While pages are prerendered, each is told what it may know.
  if (import.meta.env.SSR) bySegment.clear()
  const known = () => bySegment.get(segment.toLowerCase())
  if (!known()) (await loadCatalog()).forEach(registerAlbum)
  return known()
}

async function loadCatalog(): Promise<Album[]> {
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.albums
    : fetchOnce<Album[]>(CATALOG_DATA)
}

/** Makes the album of a page known: the page says where its data is. */
export async function registerAlbumOf(photosUrl: string): Promise<void> {
  registerAlbum((await fetchOnce<AlbumData>(photosUrl)).album)
}

/** The album's photos that have a picture, in the owner's order. */
export async function loadPhotos(album: Album): Promise<AlbumPhoto[]> {
  if (import.meta.env.SSR) {
    const { served } = await import('virtual:content/server')
    return served.photosOf[album.key] ?? []
  }
  return (await fetchOnce<AlbumData>(album.photosUrl)).photos
}

/** Has everything fetched anew, for `npm run dev`. */
export function forgetContent(): void {
  bySegment.clear()
  forgetFetched()
}
