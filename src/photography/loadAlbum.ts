import { findAlbum, loadPhotos } from '../content/load'
import type { Album, AlbumPhoto } from '../content/album'
import type { CategoryPath } from '../content/ids.gen'

/**
 * What an album page shows, by the last segment of its address, whatever that says: an unknown one is
 * an album without photos, not an error.
 */
export async function loadAlbum(
  segment: string,
): Promise<{ album: Album | undefined; photos: AlbumPhoto[] }> {
  const album = await findAlbum(segment)
  return { album, photos: album ? await loadPhotos(album) : [] }
}

/**
 * The photograph of a category's own album that stood right below the category, while the category
 * showed no other album: the parameters of its address now. `undefined` where there is none.
 */
export async function findOwnPhoto(category: CategoryPath, photo: string) {
  const album = await findAlbum(category)
  if (album?.parent !== category) return undefined
  const photos = await loadPhotos(album)
  return photos.some(({ id }) => id === photo) ? { category, album: album.key, photo } : undefined
}
