import type { AlbumFile, Photo } from '../schema/album.ts'
import { pictureId } from './alsoPublic.ts'

/** The name of a photo's imported file; `undefined` if the photo was not imported. */
export function importedFrom({
  imported,
}: Pick<AlbumFile, 'imported'>): (photo: Photo) => string | undefined {
  const files = new Map(imported?.map(({ bytes, file }) => [bytes, file]))
  return (photo) => files.get(pictureId(photo))
}
