import { describe, expect, test } from 'vitest'
import { lettering } from '../../src/prerender/lettering'
import { printRelief } from '../../src/prerender/printRelief'
import { CHART } from '../../src/relief/chart'
import { grid } from '../../src/relief/grid'
import { land } from './land'

const { measure, letters, guesses } = lettering()

/** How many cells of 1 unit are marked along a row `up` units above the baseline of a line. */
function inkAt(text: string, up: number, size = 1000) {
  const sheet = grid([{ width: 2000, height: 2000 }], 1)
  const marks = letters([text], size, sheet)
  const row = Math.floor((0.34 * size - up - sheet.top) / sheet.cell)
  return marks.slice(row * sheet.columns, (row + 1) * sheet.columns).filter(Boolean).length
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

  test('are boxes where the face lacks a sign, and say so', () => {
    expect(guesses('Your Name')).toBe(false)
    expect(guesses('李')).toBe(true)
    expect(measure('李', 1000)).toBeCloseTo(1000 - 12)
    expect(inkAt('李', 300)).toBeGreaterThan(950)
  })
})

describe('the printed relief', () => {
  test('carries the name, set in the site’s own letters, on both sheets', async () => {
    const { rings, sheets } = await printRelief('Your Name')
    expect(sheets).toEqual([['Your', 'Name'], ['Your Name']])
    const summit = land(rings[8]!)
    for (const [lines, aside] of [
      [sheets[0]!, 0],
      [sheets[1]!, CHART.aside],
    ] as const) {
      const cells = grid([{ width: 2400, height: 900 }], 15)
      const marks = letters(lines, CHART.size, cells)
      let outside = 0
      for (const [i, mark] of marks.entries())
        if (mark) {
          const x = cells.left + ((i % cells.columns) + 0.5) * cells.cell
          const y = cells.top + (Math.floor(i / cells.columns) + 0.5) * cells.cell
          if (!summit(x + aside, y)) outside++
        }
      expect(marks.includes(1)).toBe(true)
      expect(outside).toBe(0)
    }
  })

  test('is a stopgap where the face lacks a sign', async () => {
    expect((await printRelief('李小龍')).reach).toEqual({ width: 0, height: 0 })
    expect((await printRelief('')).rings).toHaveLength(9)
  })
})
