import { UNITS, drawingWidth, type ReliefDrawing } from './units.ts'
import { grid, type BoxSize } from './terrain/grid.ts'
import { layoutName } from './name/layoutName.ts'
import { terrainScale, type RingsInput, type TextRasterizer } from './planRelief.ts'
import { LEVELS, rings } from './rings.ts'

/** Width over height of the prerendered boxes, from tall phones to wide screens. */
const PRERENDERED_SHAPES = { tallest: 1 / 2.3, widest: 2.8 } as const

/** The relief for a box of unknown size: its variants are side by side (home/relief/relief.css). */
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
  const variant = (lines: readonly string[], boxes: readonly BoxSize[], shift: number) => {
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
