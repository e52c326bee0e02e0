import { parsePublishedName } from '../../images/publishedName.ts'

/** A photo's id is this many hex digits of the SHA-256 of its bytes. */
export const ID_LENGTH = 12

/** Degrees, clockwise. Set by the owner, added to the orientation in the file. */
export type Rotation = 0 | 90 | 180 | 270

export const stemOf = (id: string, rotate: number) => (rotate ? `${id}-r${rotate}` : id)

/** The remaining rotation of a published file, in degrees clockwise. */
export function turnLeft(src: string, rotate: number): Rotation {
  const { rotate: published = 0 } = parsePublishedName(src) ?? {}
  return ((rotate - published + 360) % 360) as Rotation
}
