import { CHART } from './chart.ts'
import { type Grid, OVERSCAN } from './grid.ts'
import { heights, type Terrain } from './heights.ts'
import { LEVELS } from './rings.ts'

/** What most windows show of a sheet, in units of the chart: 16 to 9 lying, 3 to 4 upright. */
const VIEW = { width: (CHART.dimension * 16) / 9, height: (CHART.dimension * 4) / 3 }

/** Cells between a plateau and its shore: the shore is drawn within one of them. */
const INLAND = 2

/** Cells. A smaller plateau spares less than it takes. */
const SMALLEST = 300

/** A rectangle: its corner, seen from the middle of the sheet, and its size. All in em of the name. */
export type Plateau = readonly [x: number, y: number, width: number, height: number]

const em = (units: number) => Number((units / CHART.size).toFixed(2))

/** The lowest height around each cell that is in view, as far as INLAND; of others, none at all. */
function lowest({ columns, rows, cell, left, top }: Grid, land: ArrayLike<number>): number[] {
  const isSeen = (middle: number, length: number) => Math.abs(middle) < length / 2 + OVERSCAN * cell
  return Array.from(land, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const isIn =
      Math.min(column, row, columns - 1 - column, rows - 1 - row) >= INLAND &&
      isSeen(left + (column + 0.5) * cell, VIEW.width) &&
      isSeen(top + (row + 0.5) * cell, VIEW.height)
    if (!isIn) return -Infinity
    let low = Infinity
    for (let y = row - INLAND; y <= row + INLAND; y++)
      for (let x = column - INLAND; x <= column + INLAND; x++)
        low = Math.min(low, land[y * columns + x]!)
    return low
  })
}

/** The largest rectangle of cells that are all marked: its first cell, columns and rows. */
function largest(marks: readonly boolean[], columns: number) {
  let best = { column: 0, row: 0, across: 0, down: 0 }
  // Marked cells on top of one another, ending in this row: a skyline, and a wall to end it.
  const skyline = Array.from({ length: columns + 1 }, () => 0)
  for (let row = 0; row < marks.length / columns; row++) {
    for (let column = 0; column < columns; column++)
      skyline[column] = marks[row * columns + column] ? skyline[column]! + 1 : 0
    /** Rectangles that the skyline has not ended yet, each higher than the one before. */
    const open: { from: number; down: number }[] = []
    for (const [column, down] of skyline.entries()) {
      let from = column
      while (open.length > 0 && open.at(-1)!.down >= down) {
        const ended = open.pop()!
        from = ended.from
        const across = column - from
        if (across * ended.down > best.across * best.down)
          best = { column: from, row: row + 1 - ended.down, across, down: ended.down }
      }
      open.push({ from, down })
    }
  }
  return best
}

/**
 * The plateau of each level, low to high, of the land that `rings` draws: the largest rectangle
 * that lies wholly on it and in most windows' view. The drawing is flat there, so a browser can be
 * spared what lies below. A level may be without, and on a grid without cells all are.
 */
export function plateaus(
  sheet: Grid,
  letters: Uint8Array,
  terrain: Terrain,
): (Plateau | undefined)[] {
  const { columns, cell, left, top } = sheet
  const low = columns > 0 ? lowest(sheet, heights(sheet, letters, terrain)) : []
  return LEVELS.map((level) => {
    const isFlat = low.map((height) => height >= level)
    const { column, row, across, down } = largest(isFlat, columns)
    if (across * down < SMALLEST) return undefined
    return [em(left + column * cell), em(top + row * cell), em(across * cell), em(down * cell)]
  })
}
