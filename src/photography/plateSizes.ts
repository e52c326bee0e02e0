import type { Photo } from '../content/schema'

/** How a plate is drawn from a window width on: `width` in CSS, `ratio` of its box. */
export type PlateBox = { from: number; width: string; ratio: number }

/**
 * The `sizes` of a picture that fills its box: where the box is the more upright, the picture is
 * wider than the box by as much. On a phone it is asked for half-way between the two, on a scale of
 * ratios: what is cropped away would weigh more than what is seen.
 * @param boxes widest first
 */
export function plateSizes(boxes: readonly PlateBox[], cover: Photo | undefined): string {
  const ratio = (cover?.width ?? 3) / (cover?.height ?? 2)
  return boxes
    .map(({ from, width, ratio: box }) => {
      const wider = Math.max(1, ratio / box)
      const scale = Number((from ? wider : Math.sqrt(wider)).toFixed(3))
      const size = scale === 1 ? `calc(${width})` : `calc((${width})*${scale})`
      return from ? `(min-width:${from}px) ${size}` : size
    })
    .join(',')
}
