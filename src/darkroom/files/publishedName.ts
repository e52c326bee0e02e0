/** Hex digits of the SHA-256 of the photo's bytes: its id. */
export const ID_LENGTH = 12

/** Quarter turns that the owner may add to what the camera wrote down. Degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

/** The name of a photo's files without width: turned pixels are other pixels, and need a name of their own. */
export const stemOf = (id: string, rotate: Rotation) => (rotate ? `${id}-r${rotate}` : id)

/** A published file of the darkroom: the photo's id and the width. */
export const PUBLISHED = /^([0-9a-f]{12})(?:-r(?:90|180|270))?-(\d+)\.(?:avif|jpg)$/

/** Degrees, clockwise, from how a published file was turned to how its photo is to be. */
export function turnLeft(src: string, rotate: number): Rotation {
  const published = Number(/-r(90|180|270)-\d+\.avif$/.exec(src)?.[1] ?? 0)
  return ((rotate - published + 360) % 360) as Rotation
}
