import type { Box } from './grid.ts'
import { nameLines } from './nameLines.ts'

/** Shares of the box, px and em. SPEC R12; the leading and the two widths are the design's. */
export const NAME = {
  /** Of the box's smaller side. */
  size: 0.2,
  /** px */
  smallest: 12,
  /** One line may be so wide, of the box's width, before the name breaks. */
  oneLine: 0.7,
  /** And the longest line, or the block of lines, so large before the size gives way. */
  inside: 0.86,
  /** em, baseline to baseline. */
  leading: 0.92,
  /** em, from the middle of a line of text to its baseline. */
  drop: 0.34,
  /** em, letter-spacing. */
  tracking: -0.012,
} as const

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

/** Baselines of n lines about a middle line at 0, in the unit of the size. */
export const baselines = (n: number, size: number): number[] =>
  Array.from({ length: n }, (_, i) => size * (NAME.drop + (i - (n - 1) / 2) * NAME.leading))

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
