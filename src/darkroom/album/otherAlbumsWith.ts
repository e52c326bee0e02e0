import type { CheckedAlbum } from '../../content/source/album/rule.ts'
import { groupBy } from '../../content/source/diagnostic.ts'

/** Finds the file of an album other than `own` that has a photo with this address. */
export function otherAlbumsWith(albums: readonly CheckedAlbum[]) {
  const entries = albums.flatMap(({ file, photos }) =>
    photos.map(({ src }) => ({ file, src: src.trim() })),
  )
  const bySrc = groupBy(entries, ({ src }) => src)
  return (own: string) => (src: string) => bySrc.get(src)?.find(({ file }) => file !== own)?.file
}
