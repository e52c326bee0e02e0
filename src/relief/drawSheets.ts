import { CHART, chartWidth, type PrintedRelief } from './chart.ts'
import { grid, type Box } from './grid.ts'
import { layout } from './layout.ts'
import { terrainScale, type Land, type Lettering } from './planRelief.ts'
import { LEVELS, rings } from './rings.ts'

/** Width over height of the boxes that a print is drawn for, from tall telephones to wide screens. */
export const PRINT = { tallest: 1 / 2.3, widest: 2.8 } as const

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
    const terrain = { seed: name, size, scale: terrainScale(plan, lines) }
    const land: Land = [cells, letters(lines, size, cells), terrain]
    return { lines, rings: rings(...land, shift) }
  }
  const landscape = { width: reach.width, height: dimension }
  const upTo = two ? { width: dimension * plan.turn, height: dimension } : landscape
  const sheets = [sheet(plan.lines, [{ width, height: reach.height }, upTo], 0)]
  if (two) sheets.push(sheet([name], [landscape], aside))
  return {
    name,
    rings: LEVELS.map((_, i) => sheets.map(({ rings }) => rings[i]).join('')),
    sheets: sheets.map(({ lines }) => lines),
    turn: plan.turn,
    longest: plan.longest,
    reach,
  }
}
