import type { Photo } from '../schema/album.ts'

const OWN = /^\/photos\/([0-9a-f]{12}(?:-r\d+)?-\d+\.(?:avif|jpg))$/

/** The address of a published picture below `base`; any other address as it is. */
export const addressBelow = (base: string, src: string): string => {
  const [, name] = OWN.exec(src) ?? []
  return name === undefined ? src : `${base.replace(/\/+$/, '')}/${name}`
}

/** The address on this site of a picture that is served from `base`; any other address as it is. */
export const addressHere = (base: string | undefined, src: string): string => {
  const folder = base?.replace(/\/*$/, '/')
  return folder !== undefined && src.startsWith(folder)
    ? `/photos/${src.slice(folder.length)}`
    : src
}

export function servedFrom<P extends { src: string }>(base: string | undefined, picture: P): P {
  return base === undefined ? picture : { ...picture, src: addressBelow(base, picture.src) }
}

export function photoServedFrom(base: string | undefined, photo: Photo): Photo {
  if (base === undefined) return photo
  const { candidates, mirror } = photo
  return {
    ...servedFrom(base, photo),
    ...(candidates ? { candidates: candidates.map((one) => servedFrom(base, one)) } : {}),
    ...(mirror ? { mirror: servedFrom(base, mirror) } : {}),
  }
}
