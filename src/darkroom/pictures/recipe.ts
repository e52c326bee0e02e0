import { LONGEST_SIDE, SMALLER_WIDTHS } from '../../images/widths.ts'

/** How a photo is published. A change here makes every photo anew on its next import. */
export const RECIPE = {
  /** px; each published width but the largest, which is the photo's own; the last bounds its longer side. */
  widths: [...SMALLER_WIDTHS, LONGEST_SIDE],
  /** Judged by eye on aurora gradients and snow, where banding shows first. Effort 3: a quarter of the CPU of 4 for 3 % more bytes. */
  avif: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  /** For visitors whose browser knows no AVIF. */
  jpeg: { quality: 80, mozjpeg: true },
  /** px and quality; 130 letters that look like the photo. */
  placeholder: { side: 16, quality: 20, effort: 6 },
} as const

/** The widths a photo of this width is published at: the usual ones, or those given; never enlarged. */
export function widthsOf(width: number, widths: readonly number[] = RECIPE.widths): number[] {
  return [...widths.filter((w) => w < width), width]
}

/** Pictures of more are taken for decompression bombs, unless `--max-mp` says otherwise. */
export const MAX_PIXELS = 150e6
