import { NAME } from './name/nameStyle.ts'
import type { BoxSize } from './terrain/grid.ts'

/** The units of a drawn relief: the name's box is 1800, five times the text size. */
export const UNITS = {
  dimension: 1800,
  size: 1800 * NAME.size,
  cell: 15, // the side of a grid cell
  variantOffset: 6000, // the second variant's distance to the right of the first
} as const

/** A relief, drawn by the build or by the browser for the size of its window. */
export type ReliefDrawing = {
  readonly name: string
  readonly rings: readonly string[] // nine path strings, low to high, in `UNITS`
  /** The lines of one or two variants. The second, `variantOffset` right, applies from `oneLineFrom`. */
  readonly variants: readonly (readonly string[])[]
  readonly oneLineFrom: number
  readonly longestLine: number // em
  readonly reach: BoxSize // the greatest width and height of a box that the drawing fills, in `UNITS`
}

/** The width, in `UNITS`, that a box needs for the longest line (em). */
export const drawingWidth = (longestLine: number) =>
  Math.max(UNITS.dimension, (longestLine * UNITS.size) / NAME.inside)

/** Converts a box (px) to `UNITS`: the visible area when the drawing is fitted into the box. */
export function boxInUnits({ width, height }: BoxSize, longestLine: number): BoxSize {
  const unit = Math.min(width / drawingWidth(longestLine), height / UNITS.dimension)
  return { width: width / unit, height: height / unit }
}
