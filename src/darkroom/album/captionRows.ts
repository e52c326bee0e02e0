import { importedFrom } from '../../content/source/album/importedFrom.ts'
import type { AlbumJson } from './albumFile.ts'
import type { ShownRow } from './captionsTable.ts'

/** The rows of the captions table: one per photo. @param albums by file */
export const captionRows = (albums: ReadonlyMap<string, AlbumJson>): ShownRow[] =>
  [...albums].flatMap(([file, album]) => {
    const fileOf = importedFrom(album)
    return album.photos.map((photo) => ({
      photo: `${file}/${photo.id}`,
      taken: photo.capture?.taken?.replace('T', ' ') ?? '',
      picture: fileOf(photo) ?? photo.src,
      caption: photo.alt,
    }))
  })
