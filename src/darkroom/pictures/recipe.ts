import { LONGEST_SIDE, SMALLER_WIDTHS } from '../../images/widths.ts'

/** How a photo is published. After a change here the next import renders every photo again. */
export const RECIPE = {
  /** px; the last bounds the longer side. */
  widths: [...SMALLER_WIDTHS, LONGEST_SIDE],
  /** Quality by eye on gradients, where banding shows first. Effort 3: a quarter of the CPU of 4 for 3 % more bytes. */
  avif: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  /** For browsers without AVIF. */
  jpeg: { quality: 80, mozjpeg: true },
  /** `side` in px; makes about 130 letters. */
  placeholder: { side: 16, quality: 20, effort: 6 },
} as const

/** The widths at which to publish a photo of this width; its own is the largest. */
export function widthsOf(width: number, widths: readonly number[] = RECIPE.widths): number[] {
  return [...widths.filter((w) => w < width), width]
}

/** Larger pictures may be decompression bombs; `--max-mp` overrides this. */
export const MAX_PIXELS = 150e6
