import { TRAILING } from '../addresses/parseSrc.ts'
import type { AlbumFile, Photo } from '../schema/album.ts'

export const isShown = ({ src, hide }: Photo) => src.trim() !== '' && !hide

/** An album's cover: the named photo, or the first photo with a well-formed address, or the first photo. */
export function coverOf({ photos, cover }: AlbumFile): Photo | undefined {
  const shown = photos.filter(isShown)
  return (
    shown.find(({ id }) => id === cover) ??
    shown.find(({ src }) => src === src.trim() && !TRAILING.test(src)) ??
    shown[0]
  )
}
