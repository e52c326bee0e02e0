/** How a photo is published. A change here makes every photo anew on its next import. */
export const RECIPE = {
  /** px; each published width but the largest, which is the photo's own; the last bounds its longer side. */
  ladder: [480, 960, 1600],
  /** Judged by eye on aurora gradients and snow, where banding shows first. Effort 3: a quarter of the CPU of 4 for 3 % more bytes. */
  avif: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  /** For visitors whose browser knows no AVIF. */
  jpeg: { quality: 80, mozjpeg: true },
  /** px and quality; 130 letters that look like the photo. */
  placeholder: { side: 16, quality: 20, effort: 6 },
} as const

/** Hex digits of the SHA-256 of the photo's bytes: its id. */
export const ID_LENGTH = 12

/** Quarter turns that the owner may add to what the camera wrote down. Degrees, clockwise. */
export type Rotation = 0 | 90 | 180 | 270

/** The widths a photo of this width is published at: the ladder, never enlarged. */
export function widthsOf(width: number, ladder: readonly number[] = RECIPE.ladder): number[] {
  return [...ladder.filter((w) => w < width), width]
}

/** The name of a photo's files without width: turned pixels are other pixels, and need a name of their own. */
export const stemOf = (id: string, rotate: Rotation) => (rotate ? `${id}-r${rotate}` : id)

/** A published file of the darkroom: the photo's id and the width. */
export const PUBLISHED = /^([0-9a-f]{12})(?:-r(?:90|180|270))?-(\d+)\.(?:avif|jpg)$/

/** Bytes; a larger file is not held while its pixels are decoded. */
export const HELD = 8e6
