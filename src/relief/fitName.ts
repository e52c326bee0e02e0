import type { Box } from './grid.ts'
import { nameLines } from './nameLines.ts'
import { baselines, NAME } from './nameStyle.ts'

/** Width of a text in px, set in the name's face at a size in px. */
export type Measure = (text: string, size: number) => number

export type FittedName = {
  readonly lines: readonly string[]
  /** px */
  readonly size: number
  /** px from the box's top, one per line. */
  readonly baselines: readonly number[]
  /** The middle of every line, px from the box's left. */
  readonly x: number
}

/**
 * Sets the name into a box (px). Its size is a fifth of the smaller side, at least 12 px. It breaks
 * into two lines when one is wider than 70 % of the box, and only then shrinks, as far as it must,
 * so that it stays inside. Staying inside comes before the 12 px. A box without an area: size 0.
 */
export function fitName(name: string, box: Box, measure: Measure): FittedName {
  const { width, height } = box
  const x = width / 2
  if (!(width > 0 && height > 0)) return { lines: [name], size: 0, baselines: [0], x }
  const wished = Math.max(NAME.smallest, NAME.size * Math.min(width, height))
  const wide = (line: string) => measure(line, wished)
  const lines = wide(name) > width * NAME.oneLine ? nameLines(name, wide) : [name]
  const block = [Math.max(...lines.map(wide)), wished * (1 + (lines.length - 1) * NAME.leading)]
  const fit = Math.min((width * NAME.inside) / block[0]!, (height * NAME.inside) / block[1]!, 1)
  const size = wished * fit
  return { lines, size, baselines: baselines(lines.length, size).map((y) => y + height / 2), x }
}
