import { describe, expect, test, vi } from 'vitest'
import { fontRasterizer, hasMissingGlyphs } from '../../src/prerender/drawing/fontRasterizer'
import { prerenderRelief } from '../../src/prerender/drawing/prerenderRelief'
import { UNITS } from '../../src/relief/units'
import { grid } from '../../src/relief/terrain/grid'
import { land } from './land'

// The numbers below belong to this face, whichever face your site has.
vi.mock('../../src/fonts/faces', async (original) => ({
  ...(await original<object>()),
  FACES: { culture: { package: 'national-park', style: 'normal' } },
}))
vi.mock('../../src/fonts/letters.gen.json', async () => ({
  default: (await import('../../src/fonts/wantedLetters')).WANTED,
}))

const { measure, rasterize } = fontRasterizer

/** How many cells of 1 unit are marked along a row `up` units above the baseline of a line. */
function inkAt(text: string, up: number, size = 1000) {
  const cells = grid([{ width: 2000, height: 2000 }], 1)
  const marks = rasterize([text], size, cells)
  const row = Math.floor((0.34 * size - up - cells.top) / cells.cell)
  return marks.slice(row * cells.columns, (row + 1) * cells.columns).filter(Boolean).length
}

describe('the letters without a browser', () => {
  test('are set in weight 700', () => {
    // Advances and stem that a browser reports for the font at 700; at 400 they are 4803 and 82.
    expect(measure('Your Name', 1000) + 9 * 12).toBeCloseTo(5132, -1)
    expect(Math.abs(inkAt('I', 350) - 138)).toBeLessThan(3)
  })

  test('are kerned and tracked', () => {
    const apart = measure('A', 100) + measure('V', 100)
    expect(measure('AV', 100)).toBeLessThan(apart - 5)
    expect(measure('II', 100) - 2 * measure('I', 100)).toBeCloseTo(0)
  })

  test('have accents where a browser puts them', () => {
    expect(inkAt('e', 700)).toBe(0)
    expect(inkAt('é', 700)).toBeGreaterThan(50)
  })

  test('have their counters open, and overlapping outlines closed', () => {
    const o = inkAt('o', 260)
    expect(o).toBeGreaterThan(200)
    expect(o).toBeLessThan(measure('o', 1000) * 0.7)
  })

  test('include Latin Extended-A, kerned only within each font file', () => {
    expect(hasMissingGlyphs('Żółwiński')).toBe(false)
    expect(measure('Ż', 1000)).toBeCloseTo(measure('Z', 1000))
    expect(inkAt('Ż', 760)).toBeGreaterThan(20)
    expect(inkAt('Z', 760)).toBe(0)
    expect(measure('AŢ', 1000)).toBeCloseTo(measure('A', 1000) + measure('Ţ', 1000))
  })

  test('are boxes for signs that the face lacks, and hasMissingGlyphs reports them', () => {
    expect(hasMissingGlyphs('Your Name')).toBe(false)
    expect(hasMissingGlyphs('李')).toBe(true)
    expect(measure('李', 1000)).toBeCloseTo(1000 - 12)
    expect(inkAt('李', 300)).toBeGreaterThan(950)
  })
})

describe('the prerendered relief', () => {
  test('carries the name, set in the site’s own letters, on both variants', async () => {
    const { rings, variants } = await prerenderRelief('Your Name')
    expect(variants).toEqual([['Your', 'Name'], ['Your Name']])
    const summit = land(rings[8]!)
    for (const [lines, variantOffset] of [
      [variants[0]!, 0],
      [variants[1]!, UNITS.variantOffset],
    ] as const) {
      const cells = grid([{ width: 2400, height: 900 }], 15)
      const marks = rasterize(lines, UNITS.size, cells)
      let outside = 0
      for (const [i, mark] of marks.entries())
        if (mark) {
          const x = cells.left + ((i % cells.columns) + 0.5) * cells.cell
          const y = cells.top + (Math.floor(i / cells.columns) + 0.5) * cells.cell
          if (!summit(x + variantOffset, y)) outside++
        }
      expect(marks.includes(1)).toBe(true)
      expect(outside).toBe(0)
    }
  })

  test('has no reach if the font lacks a letter, so that the browser draws it again', async () => {
    expect((await prerenderRelief('李小龍')).reach).toEqual({ width: 0, height: 0 })
    expect((await prerenderRelief('')).rings).toHaveLength(9)
  })
})
