import { curve } from './curve.ts'
import { grid, type BoxSize } from './terrain/grid.ts'
import { layered, noise } from './terrain/noise.ts'
import { path } from './path.ts'
import { cut } from './rings.ts'

export type ContourOptions = BoxSize & {
  readonly seed: string
  readonly levels: number
  readonly hill: number // width of a broad hill or valley, in the field's units
  readonly fold: number // how far the terrain folds over itself; 0: round hills
  readonly slack?: number // the tolerated gap between curve and terrain; more makes a shorter path
}

const GRAIN = { cells: 40, smallest: 48 } as const // `smallest` island or lake, in cells

/** The contour lines of a terrain without a name: a path string per level, low to high, centred on 0, 0. */
export function contourLines({
  seed,
  width,
  height,
  levels,
  hill,
  fold,
  slack,
}: ContourOptions): string[] {
  const cell = hill / GRAIN.cells
  const cells = grid([{ width, height }], cell)
  const { columns, rows, left, top } = cells
  const [hills, folds] = [noise(`${seed}a`), noise(`${seed}b`)]
  const heights = Array.from({ length: columns * rows }, (_, i) => {
    const x = (left + ((i % columns) + 0.5) * cell) / hill
    const y = (top + (Math.floor(i / columns) + 0.5) * cell) / hill
    const wx = x + fold * layered(folds, x * 0.625, y * 0.625, 2)
    const wy = y + fold * layered(folds, x * 0.625 + 9, y * 0.625 + 3, 2)
    return layered(hills, wx, wy, 3)
  })
  const lowest = heights.reduce((least, h) => Math.min(least, h))
  const highest = heights.reduce((most, h) => Math.max(most, h))
  const smallest = GRAIN.smallest * cell * cell
  return Array.from({ length: levels }, (_, n) => {
    const level = lowest + ((highest - lowest) * (n + 1)) / (levels + 1)
    return cut(heights, cells, level, smallest)
      .flat()
      .map((ring) => path(curve(ring, slack)))
      .join('')
  })
}
