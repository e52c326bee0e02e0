import { grid } from '../relief/grid.ts'
import { layout } from '../relief/layout.ts'
import type { NameMeasures } from '../relief/nameBox.ts'
import { NAME } from '../relief/nameStyle.ts'
import { lettering } from './lettering.ts'

/** Text size at which the letters are looked at; a cell of 1 is then half a hundredth of an em. */
const SIZE = 200

/** Measures a name in the site's face, so that what is to lie beside it can tell where it is. */
export function measureName(name: string): NameMeasures {
  const { measure, letters } = lettering()
  const { turn, longest } = layout(name, measure)
  const sheet = grid([{ width: measure(name, SIZE) + SIZE, height: 3 * SIZE }], 1)
  const marks = letters([name], SIZE, sheet)
  const baseline = NAME.drop * SIZE - sheet.top
  const rowOf = (mark: number) => Math.floor(mark / sheet.columns)
  const [first, last] = [marks.indexOf(1), marks.lastIndexOf(1)]
  if (first < 0) return { turn, longest, above: 0, below: 0 }
  return {
    turn,
    longest,
    above: (baseline - rowOf(first)) / SIZE,
    below: Math.max(0, (rowOf(last) + 1 - baseline) / SIZE),
  }
}
