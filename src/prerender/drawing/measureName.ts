import { grid } from '../../relief/terrain/grid.ts'
import { layoutName } from '../../relief/name/layoutName.ts'
import type { NameMeasures } from '../../relief/name/nameBox.ts'
import { NAME } from '../../relief/name/nameStyle.ts'
import { fontRasterizer } from './fontRasterizer.ts'

const SIZE = 200 // px; a cell of 1 is 0.005 em

const measured = new Map<string, NameMeasures>()

export function measureName(name: string): NameMeasures {
  const measures = measured.get(name) ?? measureAnew(name)
  measured.set(name, measures)
  return measures
}

function measureAnew(name: string): NameMeasures {
  const { measure, rasterize } = fontRasterizer
  const { oneLineFrom, longestLine } = layoutName(name, measure)
  const cells = grid([{ width: measure(name, SIZE) + SIZE, height: 3 * SIZE }], 1)
  const marks = rasterize([name], SIZE, cells)
  const baseline = NAME.drop * SIZE - cells.top
  const rowOf = (mark: number) => Math.floor(mark / cells.columns)
  const [first, last] = [marks.indexOf(1), marks.lastIndexOf(1)]
  if (first < 0) return { oneLineFrom, longestLine, above: 0, below: 0 }
  return {
    oneLineFrom,
    longestLine,
    above: (baseline - rowOf(first)) / SIZE,
    below: Math.max(0, (rowOf(last) + 1 - baseline) / SIZE),
  }
}
