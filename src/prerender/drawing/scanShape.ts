import type { Grid } from '../../relief/terrain/grid.ts'

export type Spot = readonly [x: number, y: number]
export type Edge = readonly [from: Spot, to: Spot]

const SCANS = 4 // scan lines per row of cells

/** Marks the cells that the shape within the edges touches. Overlaps count as inside. */
export function scanShape(edges: readonly Edge[], { columns, rows, cell, left, top }: Grid) {
  const marks = new Uint8Array(columns * rows)
  const heights = edges.map(([[, y]]) => y)
  const first = Math.max(0, Math.floor((Math.min(...heights) - top) / cell))
  const last = Math.min(rows - 1, Math.floor((Math.max(...heights) - top) / cell))
  for (let row = first; row <= last; row++) {
    for (let n = 0; n < SCANS; n++) {
      const y = top + (row + (n + 0.5) / SCANS) * cell
      const crossings = edges
        .filter(([[, ay], [, by]]) => ay <= y !== by <= y)
        .map(([[ax, ay], [bx, by]]) => ({
          column: (ax + ((y - ay) / (by - ay)) * (bx - ax) - left) / cell,
          way: Math.sign(by - ay),
        }))
        .toSorted((a, b) => a.column - b.column)
      let winding = 0
      for (const [i, { column, way }] of crossings.entries()) {
        winding += way
        const end = crossings[i + 1]?.column
        if (winding === 0 || end === undefined) continue
        const [from, to] = [Math.max(0, Math.floor(column)), Math.min(columns - 1, Math.floor(end))]
        if (from <= to) marks.fill(1, row * columns + from, row * columns + to + 1)
      }
    }
  }
  return marks
}
