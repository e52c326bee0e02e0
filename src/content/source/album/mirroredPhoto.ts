import { parsePublishedName } from '../../../images/publishedName.ts'
import type { Photo } from '../schema/album.ts'

/** A photo with the address and size of the site's own copy, if it has one. */
export function mirroredPhoto(photo: Photo): Photo {
  const { mirror, template: _template, widths: _widths, candidates: _candidates, ...rest } = photo
  if (!mirror) return photo
  const { width, height } = photo
  if (!width || !height) return { ...rest, ...mirror }
  // The size is that of the host's picture. The copy may be a quarter turn of it.
  const isQuarterTurn = (parsePublishedName(mirror.src)?.rotate ?? 0) % 180 !== 0
  const ratio = isQuarterTurn ? width / height : height / width
  return { ...rest, ...mirror, height: Math.round(mirror.width * ratio) }
}
