import { loadAlbumBySegment, loadPhotos } from '../../content/loading/load'
import type { CategoryPath } from '../../content/ids.gen'

/** Loads an album and its photos. An unknown album is not an error and has no photos. */
export async function loadAlbum(segment: string) {
  const album = await loadAlbumBySegment(segment)
  return { album, photos: album ? await loadPhotos(album) : [] }
}

/** The new address of a photo whose old address lacks the album, because its category showed only one. */
export async function loadOwnPhoto(category: CategoryPath, photo: string) {
  const album = await loadAlbumBySegment(category)
  if (album?.parent !== category) return undefined
  const photos = await loadPhotos(album)
  return photos.some(({ id }) => id === photo) ? { category, album: album.key, photo } : undefined
}
