import { boxInUnits, type ReliefDrawing } from './units.ts'
import type { BoxSize } from './terrain/grid.ts'

/** Whether a relief breaks the name correctly for a box (px) and fills the box with terrain. */
export function fillsBox(relief: ReliefDrawing, box: BoxSize): boolean {
  if (!(box.width > 0 && box.height > 0)) return true
  const { width, height } = boxInUnits(box, relief.longestLine)
  const oneLine = box.width >= relief.oneLineFrom * box.height
  return (
    width <= relief.reach.width + 1 &&
    height <= relief.reach.height + 1 &&
    (relief.variants.length > 1 || (relief.variants[0]!.length === 1) === oneLine)
  )
}
