import { chartBox, type PrintedRelief } from './chart.ts'
import type { Box } from './grid.ts'

/** Whether a relief shows a box of pixels what it should: the right lines, and land everywhere. */
export function covers(relief: PrintedRelief, box: Box): boolean {
  if (!(box.width > 0 && box.height > 0)) return true
  const { width, height } = chartBox(box, relief.longest)
  const oneLine = box.width >= relief.turn * box.height
  return (
    width <= relief.reach.width + 1 &&
    height <= relief.reach.height + 1 &&
    (relief.sheets.length > 1 || (relief.sheets[0]!.length === 1) === oneLine)
  )
}
