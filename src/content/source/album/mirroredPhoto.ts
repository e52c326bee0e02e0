import type { Photo } from '../schema/album.ts'

/** A photo with the address and size of the site's own copy, if it has one. */
export function mirroredPhoto(photo: Photo): Photo {
  const { mirror, template: _template, widths: _widths, candidates: _candidates, ...rest } = photo
  if (!mirror) return photo
  const { width, height } = photo
  return {
    ...rest,
    ...mirror,
    ...(width && height ? { height: Math.round((height * mirror.width) / width) } : {}),
  }
}
