import { parsePublishedName } from '../../../images/publishedName.ts'
import type { Photo } from '../schema/album.ts'

const OURS = '/photos/'

/** The address of a published picture below `base`. Other addresses are returned unchanged. */
export const addressBelow = (base: string, src: string): string => {
  const name = src.slice(OURS.length)
  const isOurs = src === OURS + name && !name.includes('/') && parsePublishedName(name)
  return isOurs ? `${base.replace(/\/+$/, '')}/${name}` : src
}

/** The address on this site of a picture below `base`. Other addresses are returned unchanged. */
export const addressHere = (base: string | undefined, src: string): string => {
  const folder = base?.replace(/\/*$/, '/')
  return folder !== undefined && src.startsWith(folder) ? OURS + src.slice(folder.length) : src
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
