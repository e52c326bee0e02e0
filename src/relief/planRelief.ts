import { UNITS, boxInUnits, drawingWidth, type ReliefDrawing } from './units.ts'
import { fitName, type Measure } from './fitName.ts'
import { grid, type Box, type Grid } from './grid.ts'
import type { Terrain } from './heights.ts'
import { layoutName, type NameLayout } from './layoutName.ts'

/** What a relief must know of the letters. How they are rasterised is left to the caller. */
export type TextRasterizer = {
  readonly measure: Measure
  /** Marks the cells that the lines touch, when set at a size about the middle of the grid. */
  readonly rasterize: (lines: readonly string[], size: number, grid: Grid) => Uint8Array
}

/** What the rings are drawn from, in the order in which `rings` takes it. It can be cloned. */
export type RingsInput = [grid: Grid, letters: Uint8Array, terrain: Terrain]

/** A long name is set small, and its mountain with it; its hills shrink less, or they were crumbs. */
const HILLS = 0.7

/** The most cells to compute while a visitor waits; a larger box gets larger ones. */
const CELLS = 48_000

/** One length of the terrain, in `UNITS`, around a name on one line or broken. */
export const terrainScale = ({ lines, longestLine }: NameLayout, shown: readonly string[]) =>
  UNITS.dimension *
  (shown.length < lines.length ? 1 : (drawingWidth(longestLine) / UNITS.dimension) ** HILLS)

/**
 * The relief for one box of pixels, all but its rings: they are the work, and may be drawn
 * elsewhere. For a box without an area, a grid without cells.
 * @param seed the same seed gives the same terrain
 */
export function planRelief(
  name: string,
  box: Box,
  { measure, rasterize }: TextRasterizer,
  seed = name,
): Omit<ReliefDrawing, 'rings'> & { readonly ringsInput: RingsInput } {
  const plan = layoutName(name, measure)
  const { lines, size } = fitName(name, box, measure)
  const reach = boxInUnits(box, plan.longestLine)
  const set = (size * reach.width) / box.width || 0
  const cell = Math.max(UNITS.cell, Math.sqrt((reach.width * reach.height) / CELLS))
  const cells = grid([reach], cell)
  const marks = set > 0 ? rasterize(lines, set, cells) : new Uint8Array(0)
  return {
    name,
    ringsInput: [cells, marks, { seed, size: set, scale: terrainScale(plan, lines) }],
    variants: [lines],
    oneLineFrom: plan.oneLineFrom,
    longestLine: plan.longestLine,
    reach,
  }
}
