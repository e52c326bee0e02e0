import { describe, expect, test } from 'vitest'
import { blur } from '../../../src/relief/terrain/blur'
import { distance } from '../../../src/relief/terrain/distance'
import { seeded } from '../../random'

describe('the distance of every cell to the nearest mark', () => {
  test('is exact', () => {
    const random = seeded(7)
    const [columns, rows] = [31, 19]
    const marks = Uint8Array.from({ length: columns * rows }, () => +(random() < 0.02))
    marks[5] = 1
    const measured = distance(marks, columns, rows)
    for (const [i, far] of measured.entries()) {
      let nearest = Infinity
      for (const [j, mark] of marks.entries())
        if (mark)
          nearest = Math.min(
            nearest,
            Math.hypot(
              (i % columns) - (j % columns),
              Math.floor(i / columns) - Math.floor(j / columns),
            ),
          )
      expect(far).toBeCloseTo(nearest, 9)
    }
  })

  test('is a large number without a mark', () => {
    for (const far of distance(new Uint8Array(20), 5, 4)) expect(far).toBeGreaterThan(1e9)
  })
})

describe('a blur', () => {
  test('keeps a constant field, also at its edges', () => {
    for (const value of blur(new Float64Array(60).fill(3), 10, 6, 2)) expect(value).toBeCloseTo(3)
  })

  test('spreads a peak evenly over a square', () => {
    const peak = new Float64Array(81)
    peak[40] = 25
    const blurred = blur(peak, 9, 9, 2)
    expect(blurred[40]).toBeCloseTo(1)
    expect(blurred[20]).toBeCloseTo(1)
    expect(blurred[10]).toBeCloseTo(0)
    expect(blurred.reduce((sum, value) => sum + value)).toBeCloseTo(25)
  })
})
