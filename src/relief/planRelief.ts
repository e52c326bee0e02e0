import { CHART, chartBox, chartWidth, type PrintedRelief } from './chart.ts'
import { fitName, type Measure } from './fitName.ts'
import { grid, type Box, type Grid } from './grid.ts'
import type { Terrain } from './heights.ts'
import { layout, type Layout } from './layout.ts'

/** What a relief must know of the letters. How they are rasterised is left to the caller. */
export type Lettering = {
  readonly measure: Measure
  /** Marks the cells that the lines touch, when set at a size about the middle of the grid. */
  readonly letters: (lines: readonly string[], size: number, grid: Grid) => Uint8Array
}

/** What the rings are drawn from, in the order in which `rings` takes it. It can be cloned. */
export type Land = [sheet: Grid, letters: Uint8Array, terrain: Terrain]

/** A long name is set small, and its mountain with it; its hills shrink less, or they were crumbs. */
const HILLS = 0.7

/** The most cells to compute while a visitor waits; a larger sheet gets larger ones. */
const CELLS = 48_000

/** One length of the terrain, in units of the chart, around a name on one line or broken. */
export const terrainScale = ({ lines, longest }: Layout, shown: readonly string[]) =>
  CHART.dimension *
  (shown.length < lines.length ? 1 : (chartWidth(longest) / CHART.dimension) ** HILLS)

/**
 * The relief for one box of pixels, all but its rings: they are the work, and may be drawn
 * elsewhere. For a box without an area, land without cells.
 */
export function planRelief(
  name: string,
  box: Box,
  { measure, letters }: Lettering,
): Omit<PrintedRelief, 'rings'> & { readonly land: Land } {
  const plan = layout(name, measure)
  const { lines, size } = fitName(name, box, measure)
  const reach = chartBox(box, plan.longest)
  const set = (size * reach.width) / box.width || 0
  const cell = Math.max(CHART.cell, Math.sqrt((reach.width * reach.height) / CELLS))
  const cells = grid([reach], cell)
  const marks = set > 0 ? letters(lines, set, cells) : new Uint8Array(0)
  return {
    name,
    land: [cells, marks, { seed: name, size: set, scale: terrainScale(plan, lines) }],
    sheets: [lines],
    turn: plan.turn,
    longest: plan.longest,
    reach,
  }
}
