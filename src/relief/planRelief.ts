import { UNITS, boxInUnits, drawingWidth, type ReliefDrawing } from './units.ts'
import { fitName, type MeasureText } from './name/fitName.ts'
import { grid, type BoxSize, type Grid } from './terrain/grid.ts'
import type { Terrain } from './terrain/heights.ts'
import { layoutName, type NameLayout } from './name/layoutName.ts'

export type TextRasterizer = {
  readonly measure: MeasureText
  /** Marks the cells that the lines of text touch. The text is in the middle of the grid. */
  readonly rasterize: (lines: readonly string[], size: number, grid: Grid) => Uint8Array
}

/** The arguments of `rings`, which can be sent to a worker. */
export type RingsInput = [grid: Grid, letters: Uint8Array, terrain: Terrain]

const HILLS = 0.7 // an exponent; a long name's hills shrink less than its letters, or they would look like crumbs

const CELLS = 48_000 // the limit for computing while a visitor waits; a larger box gets larger cells

/** The terrain's unit of length, in `UNITS`, for the shown lines of a name. */
export const terrainScale = ({ lines, longestLine }: NameLayout, shown: readonly string[]) =>
  UNITS.dimension *
  (shown.length < lines.length ? 1 : (drawingWidth(longestLine) / UNITS.dimension) ** HILLS)

/** Plans the relief for a box (px) without computing its rings. A box without area has no cells. */
export function planRelief(
  name: string,
  box: BoxSize,
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
