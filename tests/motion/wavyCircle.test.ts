import { expect, test } from 'vitest'
import { LEAST_RADIUS, wavyCircle } from '../../src/motion/wavyCircle'

/** The points of a `polygon()`, px. */
function points(polygon: string): [x: number, y: number][] {
  expect(polygon).toMatch(/^polygon\((-?[\d.]+px -?[\d.]+px,?)+\)$/)
  return Array.from(polygon.matchAll(/(-?[\d.]+)px (-?[\d.]+)px/g), ([, x, y]) => [
    Number(x),
    Number(y),
  ])
}

test('shapes of any size have the same number of points', () => {
  for (const radius of [0, 1, 800]) expect(points(wavyCircle(10, 20, radius, 1))).toHaveLength(96)
})

test('a shape of radius 0 is a point', () => {
  expect(new Set(points(wavyCircle(10, 20, 0, 1)).map(String))).toEqual(new Set(['10,20']))
})

test('a shape is wavy, but covers a circle of the promised radius', () => {
  for (let seed = 0; seed < 20; seed++) {
    const radii = points(wavyCircle(0, 0, 1000, seed)).map(([x, y]) => Math.hypot(x, y))
    // Between two points the straight line is nearer.
    const least = Math.min(...radii) * Math.cos(Math.PI / radii.length)
    expect(least).toBeGreaterThanOrEqual(1000 * LEAST_RADIUS)
    expect(Math.max(...radii)).toBeLessThanOrEqual(1000 * (2 - LEAST_RADIUS) + 0.1)
    expect(Math.max(...radii) - Math.min(...radii)).toBeGreaterThan(100)
  }
})

test('a seed decides the shape, at any size', () => {
  const small = points(wavyCircle(0, 0, 100, 2))
  const large = points(wavyCircle(0, 0, 200, 2))
  for (const [i, [x]] of small.entries()) expect(large[i]![0]).toBeCloseTo(2 * x, 0)
  expect(points(wavyCircle(0, 0, 100, 1))).not.toEqual(small)
})
