import { TRAILING } from '../addresses/readSrc.ts'
import type { AlbumFile, Photo } from '../schema/album.ts'

export const isShown = ({ src, hide }: Photo) => src !== '' && !hide

/** An album's cover: the photo that it names, else its first whose address is well spelt, else its first. */
export function coverOf({ photos, cover }: AlbumFile): Photo | undefined {
  const shown = photos.filter(isShown)
  return (
    shown.find(({ id }) => id === cover) ??
    shown.find(({ src }) => src === src.trim() && !TRAILING.test(src)) ??
    shown[0]
  )
}
