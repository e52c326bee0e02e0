import { CATALOG_DATA } from './dataPaths'
import { fetchOnce, forgetFetched } from './fetchOnce'
import { loadServed } from './loadServed'
import type { Album, AlbumPhoto } from './album'

/** An album's data file. It holds the album again, so that its page needs no catalog. */
export type AlbumData = { album: Album; photos: AlbumPhoto[] }

/** By the last segments of their addresses, in lower case. */
const bySegment = new Map<string, Album>()

export function registerAlbum(album: Album) {
  for (const segment of [album.key, ...album.aliases]) bySegment.set(segment.toLowerCase(), album)
}

/** The album that a last segment leads to, in any letter case. The catalog is fetched only for one that is not known. */
export async function findAlbum(segment: string): Promise<Album | undefined> {
  // Each prerendered page knows only its own albums.
  if (import.meta.env.SSR) bySegment.clear()
  const known = () => bySegment.get(segment.toLowerCase())
  if (!known()) (await loadServed(CATALOG_DATA, ({ albums }) => albums)).forEach(registerAlbum)
  return known()
}

export async function registerAlbumOf(photosUrl: string): Promise<void> {
  registerAlbum((await fetchOnce<AlbumData>(photosUrl)).album)
}

/** The album's photos that have a picture, in the owner's order. */
export async function loadPhotos(album: Album): Promise<AlbumPhoto[]> {
  const { photos } = await loadServed<Pick<AlbumData, 'photos'>>(album.photosUrl, (served) => ({
    photos: served.photosOf[album.key] ?? [],
  }))
  return photos
}

/** Fetches everything anew, for `npm run dev`. */
export function forgetContent(): void {
  bySegment.clear()
  forgetFetched()
}
