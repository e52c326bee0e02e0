import { UNITS, drawingWidth, type ReliefDrawing } from './units.ts'
import { grid, type Box } from './grid.ts'
import { layoutName } from './layoutName.ts'
import { terrainScale, type RingsInput, type TextRasterizer } from './planRelief.ts'
import { LEVELS, rings } from './rings.ts'

/** Width over height of the boxes that a print is drawn for, from tall telephones to wide screens. */
export const PRERENDERED_SHAPES = { tallest: 1 / 2.3, widest: 2.8 } as const

/**
 * The relief for every usual box at once, to be put into a page before its box is known: a
 * variant with the broken name for all upright boxes, up to those that set it on one line, and to the
 * right of it a variant for those. Style rules choose between them (home/relief.css).
 * @param seed as in `planRelief`
 */
export function drawVariants(
  name: string,
  { measure, rasterize }: TextRasterizer,
  seed = name,
): ReliefDrawing {
  const plan = layoutName(name, measure)
  const { dimension, size, variantOffset } = UNITS
  const width = drawingWidth(plan.longestLine)
  const reach = {
    width: Math.ceil(Math.max(width, dimension * PRERENDERED_SHAPES.widest)),
    height: Math.ceil(width / PRERENDERED_SHAPES.tallest),
  }
  const hasTwo = plan.oneLineFrom > 0 && plan.oneLineFrom < PRERENDERED_SHAPES.widest
  const variant = (lines: readonly string[], boxes: readonly Box[], shift: number) => {
    const cells = grid(boxes, UNITS.cell)
    const terrain = { seed, size, scale: terrainScale(plan, lines) }
    const input: RingsInput = [cells, rasterize(lines, size, cells), terrain]
    return { lines, rings: rings(...input, shift) }
  }
  const landscape = { width: reach.width, height: dimension }
  const upTo = hasTwo ? { width: dimension * plan.oneLineFrom, height: dimension } : landscape
  const variants = [variant(plan.lines, [{ width, height: reach.height }, upTo], 0)]
  if (hasTwo) variants.push(variant([name], [landscape], variantOffset))
  return {
    name,
    rings: LEVELS.map((_, i) => variants.map(({ rings }) => rings[i]).join('')),
    variants: variants.map(({ lines }) => lines),
    oneLineFrom: plan.oneLineFrom,
    longestLine: plan.longestLine,
    reach,
  }
}
