import { NAME } from './nameStyle.ts'
import type { Box } from './grid.ts'

/**
 * The units of a drawn relief, which the browser scales to the window. The name's box is 1800 units,
 * five times its text size, so that the text is 20 % of it (R12); in a window 900 px high a unit is
 * half a pixel. So a mountain fits every box: a larger box shows more of it, or shows it larger.
 */
export const UNITS = {
  dimension: 1800,
  size: 1800 * NAME.size,
  /** The side of a cell of the grid: the smaller side of the box has 120. */
  cell: 15,
  /** How far to the right of the first variant the second one lies. */
  variantOffset: 6000,
} as const

/** A relief as it is drawn: in the built page, or by the browser for the box it finds. */
export type ReliefDrawing = {
  readonly name: string
  /** Nine path strings, low to high, in `UNITS`. */
  readonly rings: readonly string[]
  /**
   * The lines of the name in each variant: one, its middle at 0, 0, or two, the second one to the
   * right by `variantOffset`, for boxes whose width over height is at least `oneLineFrom`.
   */
  readonly variants: readonly (readonly string[])[]
  readonly oneLineFrom: number
  /** Width of the longest line of a name that has been broken, em. */
  readonly longestLine: number
  /** The largest box that is drawn, in `UNITS`. */
  readonly reach: Box
}

/** The width, in `UNITS`, that must fit into a box so that the longest line (em) does. */
export const drawingWidth = (longestLine: number) =>
  Math.max(UNITS.dimension, (longestLine * UNITS.size) / NAME.inside)

/** A box of px in `UNITS`: all that comes into sight when the drawing is fitted in. */
export function boxInUnits({ width, height }: Box, longestLine: number): Box {
  const unit = Math.min(width / drawingWidth(longestLine), height / UNITS.dimension)
  return { width: width / unit, height: height / unit }
}
