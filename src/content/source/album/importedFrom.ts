import type { AlbumFile, Photo } from '../schema/album.ts'
import { pictureId } from './alsoPublic.ts'

/** The name of the file that a photo of the album was imported from; `undefined` for any other photo. */
export function importedFrom({
  imported,
}: Pick<AlbumFile, 'imported'>): (photo: Photo) => string | undefined {
  const files = new Map(imported?.map(({ bytes, file }) => [bytes, file]))
  return (photo) => files.get(pictureId(photo))
}
