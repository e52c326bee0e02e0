import type { Photo } from '../../content/schema'
import { ratioOf } from '../../images/ratioOf'
import { FROM_WIDTH } from '../../theme'

/** A cover in one layout. `width` in CSS, `ratio` width over height. */
export type CoverBox = { className: string; width: string; ratio: number }

export const box = (className: string, width: string, ratio: number): CoverBox => ({
  className,
  width,
  ratio,
})

export type CoverBoxes = { wide: CoverBox; medium: CoverBox; narrow: CoverBox }

export const coverClassName = ({ wide, medium, narrow }: CoverBoxes): string =>
  `${wide.className} ${medium.className} ${narrow.className}`

/**
 * The `sizes` of a cover, which is wider than its box because its sides are cropped. Phones get the square root
 * of that factor, because most of the picture is cropped there.
 */
export function coverSizes(boxes: CoverBoxes, cover: Photo | undefined): string {
  const ratio = ratioOf(cover ?? {})
  const sizeIn = ({ width, ratio: boxRatio }: CoverBox, scaleOf = (wider: number) => wider) => {
    const scale = Number(scaleOf(Math.max(1, ratio / boxRatio)).toFixed(3))
    return scale === 1 ? `calc(${width})` : `calc((${width})*${scale})`
  }
  return [
    `${FROM_WIDTH.wide} ${sizeIn(boxes.wide)}`,
    `${FROM_WIDTH.medium} ${sizeIn(boxes.medium)}`,
    sizeIn(boxes.narrow, Math.sqrt),
  ].join(',')
}
