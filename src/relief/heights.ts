import { blur } from './blur.ts'
import { distance } from './distance.ts'
import { OVERSCAN, type Grid } from './grid.ts'
import { layered, noise } from './noise.ts'

/** Heights run from 0 (paper) to 1 (the letters). */
export const TERRAIN = {
  /** Radii of the two blurs of the distance, in text sizes: an outline becomes a ridge. */
  blurs: [0.16, 0.12],
  /** At a distance d the terrain has fallen by slope × d ^ bend, levelling out at `most`. */
  fall: { slope: 1.468, bend: 0.86, most: 0.86, levelling: 8 },
  /** Noise, its coordinates bent by more noise; it fades in between two distances. */
  rough: { height: 0.62, frequency: 1.25, octaves: 3, from: 0.015, to: 0.215 },
  grain: { height: 0.088, frequency: 5.2 },
  warp: { by: 0.32, frequency: 0.9, octaves: 2 },
  /** From a distance on nothing rises above the cap, so that the summit stays with the name. */
  cap: { height: 0.88, at: 0.07, before: 6, beyond: 0.02 },
  /** As near to a letter as the margin, in text sizes, everything is summit. */
  summit: { height: 0.885, margin: 0.1, slope: 3 },
} as const

/** Height of the cells where there is no terrain, beyond every box. */
const OUTSIDE = -1

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return t * t * (3 - 2 * t)
}

export type Terrain = {
  /** The same seed gives the same terrain. */
  readonly seed: string
  /** Size of the text, in units of the grid. */
  readonly size: number
  /** One length of the terrain, in units of the grid; distances and hills are measured in it. */
  readonly scale: number
}

/**
 * The height of every cell: highest on the letters, falling away from them, and the rougher the
 * farther out. `letters` marks the cells that a letter touches; if there is none, the middle of
 * the grid is the summit.
 */
export function heights(cells: Grid, letters: Uint8Array, terrain: Terrain): Float64Array {
  const { boxes, columns, rows, cell, left, top } = cells
  const { seed, size, scale } = terrain
  const { fall, rough, grain, warp, cap, summit } = TERRAIN
  const height = new Float64Array(columns * rows).fill(OUTSIDE)
  const marked = letters.slice()
  if (!marked.includes(1)) marked[(rows / 2) * columns + columns / 2] = 1

  const near = distance(marked, columns, rows)
  let ridge = near
  for (const radius of TERRAIN.blurs)
    ridge = blur(ridge, columns, rows, Math.max(2, Math.round((radius * size) / cell)))

  const [hills, bends, folds] = [noise(`${seed}a`), noise(`${seed}b`), noise(`${seed}c`)]
  const roughness = (x: number, y: number) => {
    const [fx, fy] = [x * warp.frequency, y * warp.frequency]
    const wx = x + layered(bends, fx, fy, warp.octaves) * warp.by
    const wy = y + layered(folds, fx, fy, warp.octaves) * warp.by
    const hilly = layered(hills, wx * rough.frequency, wy * rough.frequency, rough.octaves)
    return hilly + grain.height * bends(wx * grain.frequency, wy * grain.frequency)
  }

  /** How far the terrain reaches to either side, at a y. */
  const beyond = OVERSCAN * cell
  const halfWidthAt = (y: number) =>
    boxes.reduce(
      (most, { width, height }) =>
        Math.abs(y) < height / 2 + beyond ? Math.max(most, width / 2 + beyond) : most,
      0,
    )

  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * cell
    const halfWidth = halfWidthAt(y)
    for (let column = 0; column < columns; column++) {
      const x = left + (column + 0.5) * cell
      if (Math.abs(x) > halfWidth) continue
      const i = row * columns + column
      const d = (ridge[i]! * cell) / scale
      const fallen = fall.slope * d ** fall.bend
      let h = 1 - fallen / (1 + (fallen / fall.most) ** fall.levelling) ** (1 / fall.levelling)
      const wild = smoothstep(rough.from, rough.to, d)
      if (wild > 0) h += rough.height * wild * roughness(x / scale, y / scale)
      h = Math.min(h, cap.height + (cap.at - d) * (d < cap.at ? cap.before : cap.beyond))
      const clear = summit.margin - (near[i]! * cell) / size
      height[i] = Math.max(h, summit.height + clear * summit.slope)
    }
  }
  return height
}
