import { findAlbum, loadPhotos } from '../../content/load'
import type { Album, AlbumPhoto } from '../../content/album'
import type { CategoryPath } from '../../content/ids.gen'

/** An unknown album has no photos and is no error. */
export async function loadAlbum(
  segment: string,
): Promise<{ album: Album | undefined; photos: AlbumPhoto[] }> {
  const album = await findAlbum(segment)
  return { album, photos: album ? await loadPhotos(album) : [] }
}

/** Today's address of a photo that stood right below its category, while that showed only its own album. */
export async function findOwnPhoto(category: CategoryPath, photo: string) {
  const album = await findAlbum(category)
  if (album?.parent !== category) return undefined
  const photos = await loadPhotos(album)
  return photos.some(({ id }) => id === photo) ? { category, album: album.key, photo } : undefined
}
