import { describe, expect, test } from 'vitest'
import { USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { rungsOf } from '../../../src/darkroom/pictures/rungs'
import { seeded } from '../../random'

const sizes = (width: number, height: number, widths = USUAL_RECIPE.widths) =>
  rungsOf({ width, height }, widths).map((rung) => `${rung.width}×${rung.height}`)

describe('the files of a photograph', () => {
  test.each([
    ['a photograph', 6000, 4000, ['480×320', '720×480', '960×640', '1600×1067', '2560×1707']],
    [
      'an upright photograph',
      4000,
      6000,
      ['480×720', '720×1080', '960×1440', '1067×1600', '1707×2560'],
    ],
    ['a small photograph, never enlarged,', 806, 1007, ['480×600', '720×900', '806×1007']],
    ['a photograph smaller than any width', 1, 1, ['1×1']],
    [
      'a 5:1 panorama, which keeps its height,',
      10000,
      2000,
      ['1200×240', '1800×360', '2400×480', '4000×800', '6400×1280'],
    ],
    [
      'a 10:1 panorama, which keeps its height,',
      12000,
      1200,
      ['2400×240', '3600×360', '4800×480', '8000×800', '12000×1200'],
    ],
    [
      'a tall picture, which keeps its width,',
      1000,
      8000,
      ['480×3840', '720×5760', '800×6400', '1000×8000'],
    ],
  ])('have the right sizes for %s of %i × %i', (_what, width, height, wanted) => {
    expect(sizes(width, height)).toEqual(wanted)
  })

  test('are bounded on the longer side by the last width of a recipe, even a small one', () => {
    expect(sizes(6000, 4000, [320, 640])).toEqual(['320×213', '640×427'])
    expect(sizes(4000, 6000, [320, 640])).toEqual(['320×480', '427×640'])
  })

  test('ascend in size, keep the proportions, and exceed neither the original nor the area limit', () => {
    const dice = seeded(39)
    for (let i = 0; i < 500; i++) {
      const original = {
        width: 1 + Math.floor(dice() * 30000),
        height: 1 + Math.floor(dice() * 30000),
      }
      const rungs = rungsOf(original, USUAL_RECIPE.widths)
      const label = JSON.stringify({ original, rungs })
      for (const [n, { width, height }] of rungs.entries()) {
        expect(width, label).toBeGreaterThan(rungs[n - 1]?.width ?? 0)
        expect(width, label).toBeLessThanOrEqual(original.width)
        expect(width * height, label).toBeLessThan(16.1e6)
        expect(Math.abs(width - (height * original.width) / original.height), label).toBeLessThan(
          1 + original.width / original.height,
        )
      }
    }
  })
})
