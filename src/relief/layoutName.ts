import type { Measure } from './fitName.ts'
import { nameLines } from './nameLines.ts'
import { NAME } from './nameStyle.ts'

/** How a name stands in any box whatever, as far as only its own width decides. */
export type NameLayout = {
  /** The name in the lines it breaks into when it must. */
  readonly lines: readonly string[]
  /** Width over height of the box from which the name stands on one line; 0: in every box. */
  readonly oneLineFrom: number
  /** Width of the longest of the lines, em. */
  readonly longestLine: number
}

/** Four digits are a tenth of a pixel; the numbers stand in pages. */
const short = (value: number) => Number(value.toFixed(4))

/** The layout of a name; `fitName` comes to the same lines wherever the 12 px do not interfere. */
export function layoutName(name: string, measure: Measure): NameLayout {
  const em = (text: string) => measure(text, 100) / 100
  const oneLine = NAME.oneLine / NAME.size
  const lines = em(name) > oneLine ? nameLines(name, em) : [name]
  return {
    lines,
    oneLineFrom: lines.length > 1 ? short(em(name) / oneLine) : 0,
    longestLine: short(Math.max(...lines.map(em))),
  }
}
