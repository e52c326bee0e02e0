import { describe, expect, test } from 'vitest'
import { curve, type Vertex } from '../../src/relief/curve'
import { path } from '../../src/relief/path'
import { polygons, RING } from './land'

/** A ring of points about 0, 0 whose radius swells and shrinks. */
const ring = (radius: number, waves: number, swell: number): Vertex[] =>
  Array.from({ length: 400 }, (_, i) => {
    const turn = (i / 400) * 2 * Math.PI
    const r = radius * (1 + swell * Math.sin(waves * turn))
    return [r * Math.cos(turn), r * Math.sin(turn)]
  })

describe('the path of a ring', () => {
  test('consists of relative integers with as few separators as possible', () => {
    expect(
      path([
        [0, 0],
        [20, 0],
        [20, -20],
        [0, -20],
      ]),
    ).toBe('M10 0q10 0 10-10t-10-10-10 10 10 10z')
  })

  test('ends exactly where it began', () => {
    for (const waves of [0, 3, 17]) {
      const [points] = polygons(path(curve(ring(2000, waves, 0.1))), 1)
      expect(points!.at(-1)).toEqual(points![0])
    }
  })

  test('can be moved to the right', () => {
    const control = curve(ring(300, 5, 0.2))
    const [here] = polygons(path(control), 1)
    const [there] = polygons(path(control, 6000), 1)
    expect(there).toEqual(here!.map(([x, y]) => [x + 6000, y]))
  })

  test('stays within three units of the ring', () => {
    for (const [radius, waves, swell] of [
      [900, 0, 0],
      [900, 5, 0.2],
      [2000, 24, 0.03],
    ] as const) {
      const [points] = polygons(path(curve(ring(radius, waves, swell))))
      let farthest = 0
      for (const [x, y] of points!) {
        const r = radius * (1 + swell * Math.sin(waves * Math.atan2(y, x)))
        // The distance across a sloping ring is shorter than along the ray from the centre.
        const slope = (radius * swell * waves * Math.cos(waves * Math.atan2(y, x))) / r
        farthest = Math.max(farthest, Math.abs(Math.hypot(x, y) - r) / Math.hypot(1, slope))
      }
      expect(farthest).toBeLessThan(3)
    }
  })

  test('has few knots where it is straight and many where it bends', () => {
    expect(curve(ring(1000, 0, 0)).length).toBeLessThan(60)
    expect(curve(ring(1000, 30, 0.05)).length).toBeGreaterThan(120)
  })

  test.each([
    ['no points', []],
    ['too few', Array.from({ length: 3 }, (_, i): Vertex => [4 * i, i * i])],
    ['all in one place', Array.from({ length: 9 }, (): Vertex => [7, 7])],
  ])('is empty: %s', (_, points) => {
    expect(path(curve(points))).toBe('')
  })

  test('is well formed', () => {
    for (let radius = 10; radius < 3000; radius *= 1.7)
      for (const waves of [0, 2, 9, 40])
        expect(path(curve(ring(radius, waves, 0.3)))).toMatch(new RegExp(`^${RING}$`))
  })
})
