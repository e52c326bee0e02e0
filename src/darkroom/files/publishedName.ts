/** Hex digits of the SHA-256 of the photo's bytes: its id. */
export const ID_LENGTH = 12

/** Degrees, clockwise; the owner's, added to the orientation in the file. */
export type Rotation = 0 | 90 | 180 | 270

/** The name of a photo's files without the width. */
export const stemOf = (id: string, rotate: Rotation) => (rotate ? `${id}-r${rotate}` : id)

/** The name of a published file: the photo's id and the width. */
export const PUBLISHED = /^([0-9a-f]{12})(?:-r(?:90|180|270))?-(\d+)\.(?:avif|jpg)$/

/** Degrees, clockwise, that are left to turn a published file. */
export function turnLeft(src: string, rotate: number): Rotation {
  const published = Number(/-r(90|180|270)-\d+\.avif$/.exec(src)?.[1] ?? 0)
  return ((rotate - published + 360) % 360) as Rotation
}
