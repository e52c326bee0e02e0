import { NAME } from './nameStyle.ts'
import type { Box } from './grid.ts'

/**
 * A relief is drawn in units of the chart. The logo's dimension is five times its text size, so
 * that the text is 20 % of it, and measures 1800 units; on a sheet 900 px high a unit is half a
 * pixel. Drawn so, a mountain fits every box: a larger box shows more of it, or shows it larger.
 */
export const CHART = {
  dimension: 1800,
  size: 1800 * NAME.size,
  /** The side of a cell of the grid: the smaller side of the sheet has 120. */
  cell: 15,
  /** How far to the right of the first sheet the second one lies. */
  aside: 6000,
} as const

/** A relief as it is drawn: in the built page, or by the browser for the box it finds. */
export type PrintedRelief = {
  readonly name: string
  /** Nine path strings, low to high, in units of the chart. */
  readonly rings: readonly string[]
  /**
   * The lines of the name on each sheet: one sheet, its middle at 0, 0, or two, the second one
   * aside. The second is shown in boxes whose width over height is at least `turn`.
   */
  readonly sheets: readonly (readonly string[])[]
  readonly turn: number
  /** Width of the longest line of a name that has been broken, em. */
  readonly longest: number
  /** The largest box that is drawn, in units of the chart. */
  readonly reach: Box
}

/** The width, in units of the chart, that must fit into a box so that the longest line does. */
export const chartWidth = (longest: number) =>
  Math.max(CHART.dimension, (longest * CHART.size) / NAME.inside)

/** A box of pixels in units of the chart: all that comes into sight when the chart is fitted in. */
export function chartBox({ width, height }: Box, longest: number): Box {
  const unit = Math.min(width / chartWidth(longest), height / CHART.dimension)
  return { width: width / unit, height: height / unit }
}
