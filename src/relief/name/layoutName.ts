import type { MeasureText } from './fitName.ts'
import { nameLines } from './nameLines.ts'
import { NAME } from './nameStyle.ts'

export type NameLayout = {
  readonly lines: readonly string[]
  readonly oneLineFrom: number // the least width over height of boxes with one line; 0: all boxes
  readonly longestLine: number // em
}

const short = (value: number) => Number(value.toFixed(4)) // a tenth of a pixel

/** The layout of a name. `fitName` gives the same lines, unless its least size of 12 px applies. */
export function layoutName(name: string, measure: MeasureText): NameLayout {
  const em = (text: string) => measure(text, 100) / 100
  const oneLine = NAME.oneLine / NAME.size
  const lines = em(name) > oneLine ? nameLines(name, em) : [name]
  return {
    lines,
    oneLineFrom: lines.length > 1 ? short(em(name) / oneLine) : 0,
    longestLine: short(Math.max(...lines.map(em))),
  }
}
