import { blur } from './blur.ts'
import { distance } from './distance.ts'
import { OVERSCAN, type Grid } from './grid.ts'
import { layered, noise } from './noise.ts'

/** Heights are from 0 (paper) to 1 (the letters). Distances d are in units of `Terrain.scale`. */
export const TERRAIN = {
  blurs: [0.16, 0.12], // radii in text sizes; blurring turns outlines into ridges
  /** The terrain falls by slope × d ^ bend and levels out at `most`. */
  fall: { slope: 1.468, bend: 0.86, most: 0.86, levelling: 8 },
  /** Noise with coordinates distorted by other noise (`warp`). It fades in between two distances. */
  rough: { height: 0.62, frequency: 1.25, octaves: 3, from: 0.015, to: 0.215 },
  grain: { height: 0.088, frequency: 5.2 },
  warp: { by: 0.32, frequency: 0.9, octaves: 2 },
  /** Terrain away from the name never rises above the cap. */
  cap: { height: 0.88, at: 0.07, before: 6, beyond: 0.02 },
  summit: { height: 0.885, margin: 0.1, slope: 3 }, // margin in text sizes
} as const

const OUTSIDE = -1 // the height of cells outside all boxes

const smoothstep = (from: number, to: number, value: number) => {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return t * t * (3 - 2 * t)
}

export type Terrain = {
  readonly seed: string
  readonly size: number // of the text, in units of the grid
  readonly scale: number // the unit of distances and hills, in units of the grid
}

/** The terrain: highest at the letters (without letters, in the middle), lower and rougher outwards. */
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
