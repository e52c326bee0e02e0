import { contours } from 'd3-contour'
import { curve, nth, type Vertex } from './curve.ts'
import type { Grid } from './terrain/grid.ts'
import { heights, TERRAIN, type Terrain } from './terrain/heights.ts'
import { path } from './path.ts'

/** Low to high; the ninth is the summit with the name. */
export const LEVELS = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.71, 0.8, TERRAIN.summit.height] as const

/** Square units. Smaller islands and lakes are left out. A limit by area keeps the rings nested. */
const SMALLEST = 3600

const area = (ring: readonly Vertex[]) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = nth(ring, i + 1)
    return sum + (x * ny - nx * y) / 2
  }, 0)

const holds = (ring: readonly Vertex[], x: number, y: number) => {
  let inside = false
  let [bx, by] = nth(ring, -1)
  for (const [ax, ay] of ring) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
    bx = ax
    by = ay
  }
  return inside
}

/** The area at or above a height as polygons (outer ring first, then lakes), in units of the grid. */
export function cut(
  heights: number[],
  { columns, rows, cell, left, top }: Grid,
  at: number,
  smallest: number,
): Vertex[][][] {
  const { coordinates } = contours().size([columns, rows]).contour(heights, at)
  return coordinates.map((polygon) =>
    polygon
      // The last point of a ring repeats its first.
      .map((ring) =>
        ring.slice(1).map(([x = 0, y = 0]): Vertex => [left + x * cell, top + y * cell]),
      )
      .filter((ring) => Math.abs(area(ring)) >= smallest),
  )
}

/** Nine path strings, low to high. The ninth has only the islands under letters. */
export function rings(cells: Grid, letters: Uint8Array, terrain: Terrain, shift = 0): string[] {
  const { columns, cell, left, top } = cells
  if (columns === 0) return LEVELS.map(() => '')
  const field = Array.from(heights(cells, letters, terrain))
  const marks: Vertex[] = []
  for (let i = 0; i < letters.length; i++)
    if (letters[i])
      marks.push([
        left + ((i % columns) + 0.5) * cell,
        top + (Math.floor(i / columns) + 0.5) * cell,
      ])
  if (marks.length === 0) marks.push([0, 0])

  return LEVELS.map((level, n) => {
    const polygons = cut(field, cells, level, SMALLEST)
    const summit = n === LEVELS.length - 1
    return polygons
      .filter(([outer]) => !summit || (outer && marks.some(([x, y]) => holds(outer, x, y))))
      .flat()
      .map((ring) => path(curve(ring), shift))
      .join('')
  })
}
