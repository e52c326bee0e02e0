import { boxInUnits, type ReliefDrawing } from './units.ts'
import type { Box } from './grid.ts'

/** Whether a relief shows a box of pixels what it should: the right lines, and terrain everywhere. */
export function fillsBox(relief: ReliefDrawing, box: Box): boolean {
  if (!(box.width > 0 && box.height > 0)) return true
  const { width, height } = boxInUnits(box, relief.longestLine)
  const oneLine = box.width >= relief.oneLineFrom * box.height
  return (
    width <= relief.reach.width + 1 &&
    height <= relief.reach.height + 1 &&
    (relief.variants.length > 1 || (relief.variants[0]!.length === 1) === oneLine)
  )
}
