import { readPublishedName } from '../../images/publishedName.ts'

/** Hex digits of the SHA-256 of the photo's bytes: its id. */
export const ID_LENGTH = 12

/** Degrees, clockwise; the owner's, added to the orientation in the file. */
export type Rotation = 0 | 90 | 180 | 270

export const stemOf = (id: string, rotate: number) => (rotate ? `${id}-r${rotate}` : id)

/** Degrees, clockwise, that are left to turn a published file. */
export function turnLeft(src: string, rotate: number): Rotation {
  const { rotate: published = 0 } = readPublishedName(src) ?? {}
  return ((rotate - published + 360) % 360) as Rotation
}
