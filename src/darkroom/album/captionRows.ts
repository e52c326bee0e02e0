import { pictureId } from '../../content/source/album/alsoPublic.ts'
import type { AlbumJson } from './albumFile.ts'
import type { ShownRow } from './captionsTable.ts'

/** The rows of the captions table, one a photo. @param albums by file */
export const captionRows = (albums: ReadonlyMap<string, AlbumJson>): ShownRow[] =>
  [...albums].flatMap(([album, { photos, imported }]) => {
    const files = new Map(imported?.map(({ bytes, file }) => [bytes, file]))
    return photos.map((photo) => ({
      photo: `${album}/${photo.id}`,
      taken: photo.capture?.taken?.replace('T', ' ') ?? '',
      picture: files.get(pictureId(photo)) ?? photo.src,
      caption: photo.alt,
    }))
  })
