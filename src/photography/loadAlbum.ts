import { findAlbum, loadPhotos } from '../content/load'
import type { Album } from '../content/album'
import type { Photo } from '../content/schema'

/** What an album page shows. An unknown segment is an album without photos, not an error. */
export async function loadAlbum({
  params,
}: {
  params: { album: string }
}): Promise<{ album: Album | undefined; photos: Photo[] }> {
  const album = await findAlbum(params.album)
  return { album, photos: album ? await loadPhotos(album) : [] }
}
