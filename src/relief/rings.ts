import { contours } from 'd3-contour'
import { curve, type Point } from './curve.ts'
import type { Grid } from './grid.ts'
import { heights, TERRAIN, type Terrain } from './heights.ts'
import { path } from './path.ts'

/** The heights of the nine rings, low to high. The ninth is the summit with the name. */
export const LEVELS = [0.06, 0.17, 0.28, 0.39, 0.5, 0.61, 0.71, 0.8, TERRAIN.summit.height] as const

/** Smaller islands and lakes are left out, in units. By area, or rings would lose their nesting. */
const SMALLEST = 3600

/** Area of a ring; its sign is the way round. */
const area = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!
    return sum + (x * ny - nx * y) / 2
  }, 0)

const holds = (ring: readonly Point[], x: number, y: number) => {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i]!
    const [bx, by] = ring[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

/**
 * The area at or above a height, as polygons in units of the grid: an outer ring and its lakes.
 * Rings around less than the smallest area, in square units, are left out.
 */
export function cut(
  heights: number[],
  { columns, rows, cell, left, top }: Grid,
  at: number,
  smallest: number,
): Point[][][] {
  const { coordinates } = contours().size([columns, rows]).contour(heights, at)
  return coordinates.map((polygon) =>
    polygon
      // The last point of a ring repeats its first.
      .map((ring) =>
        ring.slice(1).map(([x = 0, y = 0]): Point => [left + x * cell, top + y * cell]),
      )
      .filter((ring) => Math.abs(area(ring)) >= smallest),
  )
}

/**
 * The relief: nine path strings, low to high, each the area at or above its level, in units of the
 * grid. `letters` has one mark per cell. The ninth keeps only what carries a letter. A level
 * without area, and every level of a grid without cells, is an empty string.
 *
 * @param shift moves the drawing to the right, in units of the grid
 */
export function rings(cells: Grid, letters: Uint8Array, terrain: Terrain, shift = 0): string[] {
  const { columns, cell, left, top } = cells
  if (columns === 0) return LEVELS.map(() => '')
  const field = Array.from(heights(cells, letters, terrain))
  const marks: Point[] = []
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
