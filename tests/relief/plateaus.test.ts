import { describe, expect, test } from 'vitest'
import { CHART } from '../../src/relief/chart'
import { drawSheets } from '../../src/relief/drawSheets'
import { grid } from '../../src/relief/grid'
import { plateaus } from '../../src/relief/plateaus'
import { blockLetters } from './blockLetters'
import { land } from './land'

/** px of a window 900 high per em of the name. */
const EM = 180

describe('the plateaus', () => {
  test.each(['Ida', 'Your Name', 'Maximiliane Oberhofer', '李小龍', ''])(
    'lie wholly on their land, each within the one below it or beside: "%s"',
    (name) => {
      const { rings, plateaus, sheets } = drawSheets(name, blockLetters)
      expect(plateaus).toHaveLength(sheets.length)
      for (const [sheet, levels] of plateaus.entries()) {
        expect(levels).toHaveLength(9)
        expect(levels.some(Boolean)).toBe(true)
        for (const [n, plateau] of levels.entries()) {
          if (!plateau) continue
          const [x = 0, y = 0, width = 0, height = 0] = plateau.map((em) => em * CHART.size)
          const isLand = land(rings[n]!)
          const off: [number, number][] = []
          // To the very edges, every three pixels.
          for (let right = 0; right <= 1; right += 6 / width)
            for (let down = 0; down <= 1; down += 6 / height) {
              const spot = [sheet * CHART.aside + x + right * width, y + down * height] as const
              if (!isLand(...spot)) off.push([...spot])
            }
          expect(off).toEqual([])
        }
      }
    },
  )

  test('are as large as it takes: a window’s lowest land lies under one for the most part', () => {
    for (const plateaus of drawSheets('Your Name', blockLetters).plateaus) {
      const [, , width, height] = plateaus[0]!
      expect(width * EM * height * EM).toBeGreaterThan((1440 * 900) / 2)
      const areas = plateaus.map((plateau) => (plateau ? plateau[2] * plateau[3] : 0))
      expect(areas).toEqual(areas.toSorted((a, b) => b - a))
    }
  })

  test('are none where there is no land, or only crumbs', () => {
    const none = Array<undefined>(9).fill(undefined)
    const terrain = { seed: 'crumbs', size: CHART.size, scale: CHART.dimension }
    expect(plateaus(grid([], CHART.cell), new Uint8Array(0), terrain)).toEqual(none)
    const small = grid([{ width: 60, height: 60 }], CHART.cell)
    const letters = new Uint8Array(small.columns * small.rows)
    expect(plateaus(small, letters, terrain)[8]).toBeUndefined()
  })
})
