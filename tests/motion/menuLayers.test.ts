import { expect, test } from 'vitest'
import { LEAST_RADIUS, wavyCircle } from '../../src/motion/wavyCircle'
import { points } from './points'

/** The distance from a point in a window to its edge in a direction. */
function toEdge(width: number, height: number, x: number, y: number, dx: number, dy: number) {
  const across = dx > 0 ? (width - x) / dx : dx < 0 ? -x / dx : Infinity
  const down = dy > 0 ? (height - y) / dy : dy < 0 ? -y / dy : Infinity
  return Math.min(across, down)
}

test('each layer finally covers a window of any shape', () => {
  const sizes = [280, 320, 390, 600, 834, 1440, 2560, 5120]
  for (const width of sizes)
    for (const height of sizes)
      // Where the button's middle is.
      for (const [right, y] of [
        [29, 30],
        [54, 36],
      ] as const) {
        const x = width - right
        const reach = Math.hypot(x, height - y) / LEAST_RADIUS
        for (let seed = 0; seed < 3; seed++) {
          for (const [dx, dy] of points(wavyCircle(0, 0, reach, seed))) {
            const radius = Math.hypot(dx, dy)
            const needed = toEdge(width, height, x, y, dx / radius, dy / radius)
            // The straight line between two of the 96 points is a little nearer.
            expect(radius * Math.cos(Math.PI / 96)).toBeGreaterThan(needed)
          }
        }
      }
})
