import { NAME } from './name/nameStyle.ts'
import type { BoxSize } from './terrain/grid.ts'

/** Units of a drawn relief: 1800 are the name's box, which is five times its text size. */
export const UNITS = {
  dimension: 1800,
  size: 1800 * NAME.size,
  cell: 15, // the side of a grid cell
  variantOffset: 6000, // of the second variant, to the right of the first
} as const

/** A relief as drawn in the built page, or by the browser for its own box. */
export type ReliefDrawing = {
  readonly name: string
  readonly rings: readonly string[] // nine path strings, low to high, in `UNITS`
  /** One or two variants' lines; the second, `variantOffset` right, from `oneLineFrom` on. */
  readonly variants: readonly (readonly string[])[]
  readonly oneLineFrom: number
  readonly longestLine: number // em
  readonly reach: BoxSize // the largest box that is drawn, in `UNITS`
}

/** The width, in `UNITS`, that a box needs for the longest line (em). */
export const drawingWidth = (longestLine: number) =>
  Math.max(UNITS.dimension, (longestLine * UNITS.size) / NAME.inside)

/** A box (px) in `UNITS`: all that is visible when the drawing is fitted in. */
export function boxInUnits({ width, height }: BoxSize, longestLine: number): BoxSize {
  const unit = Math.min(width / drawingWidth(longestLine), height / UNITS.dimension)
  return { width: width / unit, height: height / unit }
}
