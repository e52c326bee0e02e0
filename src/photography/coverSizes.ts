import type { Photo } from '../content/schema'
import { BREAKPOINTS } from '../theme'

/** A cover in windows of one layout: the classes that draw it, its `width` in CSS, the `ratio` of its box. */
export type CoverBox = { className: string; width: string; ratio: number }

/** A cover in each of the three layouts. */
export type CoverBoxes = { wide: CoverBox; medium: CoverBox; narrow: CoverBox }

export const coverClassName = ({ wide, medium, narrow }: CoverBoxes): string =>
  `${wide.className} ${medium.className} ${narrow.className}`

/**
 * The `sizes` of a picture that fills its box: where the box is the more upright, the picture is
 * wider than the box by as much. On a phone it is asked for half-way between the two, on a scale of
 * ratios: what is cropped away would weigh more than what is seen.
 */
export function coverSizes(boxes: CoverBoxes, cover: Photo | undefined): string {
  const ratio = (cover?.width ?? 3) / (cover?.height ?? 2)
  const sizeIn = ({ width, ratio: box }: CoverBox, scaleOf = (wider: number) => wider) => {
    const scale = Number(scaleOf(Math.max(1, ratio / box)).toFixed(3))
    return scale === 1 ? `calc(${width})` : `calc((${width})*${scale})`
  }
  return [
    `(min-width:${BREAKPOINTS.wide}px) ${sizeIn(boxes.wide)}`,
    `(min-width:${BREAKPOINTS.narrow + 1}px) ${sizeIn(boxes.medium)}`,
    sizeIn(boxes.narrow, Math.sqrt),
  ].join(',')
}
