import type { Measure } from './fitName.ts'
import { nameLines } from './nameLines.ts'
import { NAME } from './nameStyle.ts'

/** How a name stands in any box whatever, as far as only its own width decides. */
export type Layout = {
  /** The name in the lines it breaks into when it must. */
  readonly lines: readonly string[]
  /** Width over height of the box from which the name stands on one line; 0: in every box. */
  readonly turn: number
  /** Width of the longest of the lines, em. */
  readonly longest: number
}

/** Four digits are a tenth of a pixel; the numbers are printed into pages. */
const short = (value: number) => Number(value.toFixed(4))

/** The layout of a name; `fitName` comes to the same lines wherever the 12 px do not interfere. */
export function layout(name: string, measure: Measure): Layout {
  const em = (text: string) => measure(text, 100) / 100
  const oneLine = NAME.oneLine / NAME.size
  const lines = em(name) > oneLine ? nameLines(name, em) : [name]
  return {
    lines,
    turn: lines.length > 1 ? short(em(name) / oneLine) : 0,
    longest: short(Math.max(...lines.map(em))),
  }
}
