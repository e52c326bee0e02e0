import { CHART, chartBox, chartWidth, type PrintedRelief } from './chart.ts'
import { fitName, type Measure } from './fitName.ts'
import { grid, type Box, type Grid } from './grid.ts'
import { layout, type Layout } from './layout.ts'
import { LEVELS, rings } from './rings.ts'

/** What a relief must know of the letters. How they are rasterised is left to the caller. */
export type Lettering = {
  readonly measure: Measure
  /** Marks the cells that the lines touch, when set at a size about the middle of the grid. */
  readonly letters: (lines: readonly string[], size: number, grid: Grid) => Uint8Array
}

/** Width over height of the boxes that a print is drawn for, from tall telephones to wide screens. */
export const PRINT = { tallest: 1 / 2.3, widest: 2.8 } as const

/** A long name is set small, and its mountain with it; its hills shrink less, or they were crumbs. */
const HILLS = 0.7

/** The most cells to compute while a visitor waits; a larger sheet gets larger ones. */
const CELLS = 48_000

/** One length of the terrain, in units of the chart, around a name on one line or broken. */
const scale = ({ lines, longest }: Layout, shown: readonly string[]) =>
  CHART.dimension *
  (shown.length < lines.length ? 1 : (chartWidth(longest) / CHART.dimension) ** HILLS)

/** The relief for one box of pixels. For a box without an area, nine empty rings. */
export function drawRelief(name: string, box: Box, { measure, letters }: Lettering): PrintedRelief {
  const plan = layout(name, measure)
  const { lines, size } = fitName(name, box, measure)
  const reach = chartBox(box, plan.longest)
  const set = (size * reach.width) / box.width || 0
  const cell = Math.max(CHART.cell, Math.sqrt((reach.width * reach.height) / CELLS))
  const cells = grid([reach], cell)
  const terrain = { seed: name, size: set, scale: scale(plan, lines) }
  return {
    name,
    rings: rings(cells, set > 0 ? letters(lines, set, cells) : new Uint8Array(0), terrain),
    sheets: [lines],
    turn: plan.turn,
    longest: plan.longest,
    reach,
  }
}

/**
 * The relief for every usual box at once, to be printed into a page before its box is known: the
 * sheet with the broken name over all upright boxes, up to those that set it on one line, and aside
 * of it the sheet for those. Style rules choose between them (home/relief.css).
 */
export function drawSheets(name: string, { measure, letters }: Lettering): PrintedRelief {
  const plan = layout(name, measure)
  const { dimension, size, aside } = CHART
  const width = chartWidth(plan.longest)
  const reach = {
    width: Math.ceil(Math.max(width, dimension * PRINT.widest)),
    height: Math.ceil(width / PRINT.tallest),
  }
  const two = plan.turn > 0 && plan.turn < PRINT.widest
  const sheet = (lines: readonly string[], boxes: readonly Box[], shift: number) => {
    const cells = grid(boxes, CHART.cell)
    const terrain = { seed: name, size, scale: scale(plan, lines) }
    return rings(cells, letters(lines, size, cells), terrain, shift)
  }
  const landscape = { width: reach.width, height: dimension }
  const upTo = two ? { width: dimension * plan.turn, height: dimension } : landscape
  const broken = sheet(plan.lines, [{ width, height: reach.height }, upTo], 0)
  const whole = two ? sheet([name], [landscape], aside) : LEVELS.map(() => '')
  return {
    name,
    rings: broken.map((ring, i) => ring + whole[i]!),
    sheets: two ? [plan.lines, [name]] : [plan.lines],
    turn: plan.turn,
    longest: plan.longest,
    reach,
  }
}
