import type { Album, AlbumPhoto } from '../album'
import { CATALOG_DATA } from './dataPaths'
import { fetchOnce, forgetFetched } from './fetchOnce'
import { loadServed } from './loadServed'

/** An album's data file. It includes the album, so an album page does not need the catalog. */
export type AlbumData = { album: Album; photos: AlbumPhoto[] }

/** Albums by the last segments of their addresses, in lower case. */
const bySegment = new Map<string, Album>()

export function registerAlbum(album: Album) {
  for (const segment of [album.key, ...album.aliases]) bySegment.set(segment.toLowerCase(), album)
}

/** Loads an album by a last segment in any letter case. Fetches the catalog only if it is unknown. */
export async function loadAlbumBySegment(segment: string): Promise<Album | undefined> {
  // Prerendering: each page has its own albums.
  if (import.meta.env.SSR) bySegment.clear()
  const known = () => bySegment.get(segment.toLowerCase())
  if (!known()) (await loadServed(CATALOG_DATA, ({ albums }) => albums)).forEach(registerAlbum)
  return known()
}

export async function registerAlbumOf(photosUrl: string): Promise<void> {
  registerAlbum((await fetchOnce<AlbumData>(photosUrl)).album)
}

/** The album's photos for visitors, in the owner's order. */
export async function loadPhotos(album: Album): Promise<AlbumPhoto[]> {
  const { photos } = await loadServed<Pick<AlbumData, 'photos'>>(album.photosUrl, (served) => ({
    photos: served.photosOf[album.key] ?? [],
  }))
  return photos
}

/** Discards all fetched content. Used in `npm run dev`. */
export function forgetContent(): void {
  bySegment.clear()
  forgetFetched()
}
