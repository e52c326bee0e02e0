import type { BoxSize } from '../terrain/grid.ts'
import { nameLines } from './nameLines.ts'
import { NAME } from './nameStyle.ts'

/** The width of a text in the name's typeface, px, at a size in px. */
export type MeasureText = (text: string, size: number) => number

/**
 * Fits the name into a box (px). The size is a fifth of the smaller side, but at least 12 px. A name wider
 * than 70 % breaks into two lines, which shrink if they do not fit. A box without area has size 0.
 */
export function fitName(name: string, box: BoxSize, measure: MeasureText) {
  const { width, height } = box
  if (!(width > 0 && height > 0)) return { lines: [name], size: 0 }
  const wished = Math.max(NAME.smallest, NAME.size * Math.min(width, height))
  const wide = (line: string) => measure(line, wished)
  const lines = wide(name) > width * NAME.oneLine ? nameLines(name, wide) : [name]
  const longest = Math.max(...lines.map(wide))
  const high = wished * (1 + (lines.length - 1) * NAME.leading)
  const fit = Math.min((width * NAME.inside) / longest, (height * NAME.inside) / high, 1)
  return { lines, size: wished * fit }
}
