import type { Photo } from '../content/schema'

/** How a plate is drawn from a window width on: `width` in CSS, `ratio` of its box. */
export type PlateBox = { from: number; width: string; ratio: number }

/**
 * The `sizes` of a picture that fills its box: where the box is the more upright, the picture is
 * wider than the box by as much.
 * @param boxes widest first
 */
export function plateSizes(boxes: readonly PlateBox[], cover: Photo | undefined): string {
  const ratio = (cover?.width ?? 3) / (cover?.height ?? 2)
  return boxes
    .map(({ from, width, ratio: box }) => {
      const scale = Number(Math.max(1, ratio / box).toFixed(3))
      const size = scale === 1 ? `calc(${width})` : `calc((${width})*${scale})`
      return from ? `(min-width:${from}px) ${size}` : size
    })
    .join(',')
}
