export type Vertex = readonly [x: number, y: number]

/** Lengths in `UNITS`. */
const CURVE = {
  step: 15, // between the points at which curvature is measured
  slack: 3, // the tolerated gap between curve and ring
  shortest: 16, // the least distance between knots
  longest: 240,
} as const

/** An element of a closed ring. The index may lie beyond its ends. */
export const nth = <T>(ring: readonly T[], i: number): T =>
  ring[((i % ring.length) + ring.length) % ring.length]!

/** Resamples a closed ring at distances of about `CURVE.step` and smooths it with two binomial passes. */
function walk(ring: readonly Vertex[]): Vertex[] {
  const lengths = ring.map(([x, y], i) => {
    const [nx, ny] = nth(ring, i + 1)
    return Math.hypot(nx - x, ny - y)
  })
  const around = lengths.reduce((sum, length) => sum + length, 0)
  const count = Math.max(8, Math.round(around / CURVE.step))
  const steps: Vertex[] = []
  let side = 0
  let passed = 0
  for (let i = 0; i < count; i++) {
    const at = (i * around) / count
    while (side < ring.length - 1 && passed + nth(lengths, side) < at)
      passed += nth(lengths, side++)
    const [x, y] = nth(ring, side)
    const [nx, ny] = nth(ring, side + 1)
    const length = nth(lengths, side)
    const share = length ? (at - passed) / length : 0
    steps.push([x + (nx - x) * share, y + (ny - y) * share])
  }
  return ease(ease(steps))
}

const ease = (ring: readonly Vertex[]): Vertex[] =>
  ring.map(([x, y], i) => {
    const [px, py] = nth(ring, i - 1)
    const [nx, ny] = nth(ring, i + 1)
    return [(px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4]
  })

/** Knots at distances of sqrt(8 gap / k): a chord of length s at curvature k leaves a gap of s² k / 8. */
function knots(steps: readonly Vertex[], slack: number): Vertex[] {
  const reach = 2
  const density = steps.map(([x, y], i) => {
    const [px, py] = nth(steps, i - reach)
    const [nx, ny] = nth(steps, i + reach)
    const before = [x - px, y - py] as const
    const after = [nx - x, ny - y] as const
    const turn = Math.atan2(
      before[0] * after[1] - before[1] * after[0],
      before[0] * after[0] + before[1] * after[1],
    )
    const bend = (2 * Math.abs(turn)) / (Math.hypot(...before) + Math.hypot(...after) || 1)
    return Math.min(Math.max(Math.sqrt(bend / (8 * slack)), 1 / CURVE.longest), 1 / CURVE.shortest)
  })
  const smoothed = density.map((_, i) => {
    let most = 0
    for (let j = -reach; j <= reach; j++) most = Math.max(most, nth(density, i + j))
    return most
  })
  const [x0, y0] = nth(steps, 0)
  const [x1, y1] = nth(steps, 1)
  const step = Math.hypot(x1 - x0, y1 - y0) || 1
  const total = smoothed.reduce((sum, d) => sum + d * step, 0)
  const count = Math.max(6, Math.ceil(total))
  const chosen: Vertex[] = []
  let passed = 0
  for (const [i, [x, y]] of steps.entries()) {
    const share = nth(smoothed, i) * step
    while (chosen.length < count && (chosen.length * total) / count < passed + share) {
      const t = ((chosen.length * total) / count - passed) / share
      const [nx, ny] = nth(steps, i + 1)
      chosen.push([x + (nx - x) * t, y + (ny - y) * t])
    }
    passed += share
  }
  return chosen
}

/** Control points whose curve passes through the knots. Each pass adds the remaining error. */
function through(knots: readonly Vertex[]): Vertex[] {
  let control = [...knots]
  for (let pass = 0; pass < 3; pass++) {
    control = control.map(([x, y], i) => {
      const [px, py] = nth(control, i - 1)
      const [nx, ny] = nth(control, i + 1)
      const [kx, ky] = nth(knots, i)
      return [x + kx - (px + 6 * x + nx) / 8, y + ky - (py + 6 * y + ny) / 8]
    })
  }
  return control
}

/**
 * The control points of a smooth closed quadratic spline. Coordinates are even integers, so the midpoints
 * at which its segments join are integers too.
 */
export function curve(ring: readonly Vertex[], slack: number = CURVE.slack): Vertex[] {
  if (ring.length < 4) return []
  const even = through(knots(walk(ring), slack)).map(([x, y]): Vertex => [
    2 * Math.round(x / 2),
    2 * Math.round(y / 2),
  ])
  const distinct = even.filter(([x, y], i) => {
    const [px, py] = nth(even, i - 1)
    return x !== px || y !== py
  })
  return distinct.length < 3 ? [] : distinct
}
