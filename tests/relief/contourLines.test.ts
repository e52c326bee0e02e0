import { describe, expect, test } from 'vitest'
import { type ContourOptions, contourLines } from '../../src/relief/contourLines'
import { land, RING } from './land'

const MENU: ContourOptions = {
  seed: 'm',
  width: 3200,
  height: 2000,
  levels: 9,
  hill: 2000,
  fold: 0.5,
}

describe('a free field', () => {
  test('has as many levels as asked for, each well formed', () => {
    for (const levels of [1, 9, 14]) {
      const paths = contourLines({ ...MENU, levels })
      expect(paths).toHaveLength(levels)
      for (const path of paths) expect(path).toMatch(new RegExp(`^(${RING})*$`))
    }
  })

  test('is the same for the same seed, and another for another', () => {
    expect(contourLines(MENU)).toEqual(contourLines(MENU))
    expect(contourLines(MENU)).not.toEqual(contourLines({ ...MENU, seed: 'n' }))
  })

  test('has levels that lie within each other', () => {
    const levels = contourLines(MENU).map(land)
    let torn = 0
    for (let x = -1600; x < 1600; x += 31)
      for (let y = -1000; y < 1000; y += 31) {
        const on = levels.map((level) => level(x, y))
        if (on.slice(0, on.lastIndexOf(true) + 1).includes(false)) torn++
      }
    expect(torn).toBe(0)
  })

  test('can be drawn shorter', () => {
    const [exact, loose] = [contourLines(MENU), contourLines({ ...MENU, slack: 9 })]
    expect(loose.join('').length).toBeLessThan(exact.join('').length)
  })

  test('without an area has empty levels, and no error', () => {
    expect(contourLines({ ...MENU, width: 0 })).toEqual(Array(9).fill(''))
  })
})
