import { expect, test } from 'vitest'
import { blob, LEAST_REACH } from '../../src/motion/blob'
import { type Curve, STRATA } from '../../src/motion/timing'
import { points } from './points'

/** How far a CSS `cubic-bezier()` has come when so much of its time is over, both from 0 to 1. */
function progress([x1, y1, x2, y2]: Curve, time: number): number {
  const at = (m: number, a: number, b: number) =>
    3 * a * m * (1 - m) ** 2 + 3 * b * m * m * (1 - m) + m ** 3
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (at(middle, x1, x2) < time) low = middle
    else high = middle
  }
  return at(low, y1, y2)
}

/** DESIGN section 6: e-grow, 640 ms. */
const GROW: Curve = [0.62, 0, 0.18, 1]

test('a layer of the ground moves as the design has it, as long as that can be seen', () => {
  for (let ms = 0; ms <= STRATA.duration * 1000; ms += 16) {
    const own = STRATA.share * progress(STRATA.ease, ms / 1000 / STRATA.duration)
    expect(own).toBeCloseTo(progress(GROW, ms / 640), 3)
  }
})

/** How far it is from a point inside a window to its edge, in a direction. */
function toEdge(width: number, height: number, x: number, y: number, dx: number, dy: number) {
  const across = dx > 0 ? (width - x) / dx : dx < 0 ? -x / dx : Infinity
  const down = dy > 0 ? (height - y) / dy : dy < 0 ? -y / dy : Infinity
  return Math.min(across, down)
}

test('at the end of its way each layer covers the window, whatever its shape', () => {
  const sizes = [280, 320, 390, 600, 834, 1440, 2560, 5120]
  for (const width of sizes)
    for (const height of sizes)
      // Where the button's middle is: DESIGN section 7.
      for (const [right, y] of [
        [29, 30],
        [54, 36],
      ] as const) {
        const x = width - right
        const reach = Math.hypot(x, height - y) / LEAST_REACH
        for (let seed = 0; seed < 3; seed++) {
          for (const [dx, dy] of points(blob(0, 0, reach * STRATA.share, seed))) {
            const radius = Math.hypot(dx, dy)
            const needed = toEdge(width, height, x, y, dx / radius, dy / radius)
            // A straight line from one of 96 points to the next comes a little nearer.
            expect(radius * Math.cos(Math.PI / 96)).toBeGreaterThan(needed)
          }
        }
      }
})
