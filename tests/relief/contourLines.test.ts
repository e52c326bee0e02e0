import { describe, expect, test } from 'vitest'
import { type ContourOptions, contourLines } from '../../src/relief/contourLines'
import { RING, stackLevels } from './land'

const MENU: ContourOptions = {
  seed: 'm',
  width: 3200,
  height: 2000,
  levels: 9,
  hill: 2000,
  fold: 0.5,
}

describe('a terrain without a name', () => {
  test('has the requested number of levels, each well formed', () => {
    for (const levels of [1, 9, 14]) {
      const paths = contourLines({ ...MENU, levels })
      expect(paths).toHaveLength(levels)
      for (const path of paths) expect(path).toMatch(new RegExp(`^(${RING})*$`))
    }
  })

  test('depends on its seed alone', () => {
    expect(contourLines(MENU)).toEqual(contourLines(MENU))
    expect(contourLines(MENU)).not.toEqual(contourLines({ ...MENU, seed: 'n' }))
  })

  test('has levels that lie within each other', () => {
    expect(stackLevels(contourLines(MENU), MENU)).toEqual({ highest: 9, gaps: 0 })
  })

  test('has shorter paths with more slack', () => {
    const [exact, loose] = [contourLines(MENU), contourLines({ ...MENU, slack: 9 })]
    expect(loose.join('').length).toBeLessThan(exact.join('').length)
  })
})
