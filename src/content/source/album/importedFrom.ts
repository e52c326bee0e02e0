import type { AlbumFile, Photo } from '../schema/album.ts'
import { pictureId } from './alsoPublic.ts'

/** The name of a photo's imported file; `undefined` if the photo was not imported. */
export function importedFrom({ imported }: Pick<AlbumFile, 'imported'>) {
  const files = new Map(imported?.map(({ bytes, file }) => [bytes, file]))
  return (photo: Photo) => files.get(pictureId(photo))
}
