import { describe, expect, test } from 'vitest'
import { lettering } from '../../src/prerender/lettering'
import { measureName } from '../../src/prerender/measureName'
import { fitName } from '../../src/relief/fitName'
import { grid } from '../../src/relief/grid'
import { nameBox } from '../../src/relief/nameBox'

const { measure, letters } = lettering()

const WINDOWS = [
  [720, 450],
  [512, 280],
  [195, 422],
  [160, 128],
] as const

/** The rectangle around the letters as they are drawn, px from the window's corner. */
function drawn(name: string, width: number, height: number) {
  const { lines, size } = fitName(name, { width, height }, measure)
  const sheet = grid([{ width, height }], 1)
  const marks = letters(lines, size, sheet)
  const spots = Array.from(marks.entries())
    .filter(([, mark]) => mark)
    .map(([i]) => [i % sheet.columns, Math.floor(i / sheet.columns)] as const)
  const across = spots.map(([column]) => width / 2 + sheet.left + column)
  const down = spots.map(([, row]) => height / 2 + sheet.top + row)
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b))
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b)) + 1
  return { left: least(across), top: least(down), right: most(across), bottom: most(down) }
}

describe('the box of a name', () => {
  test.each(['Your Name', 'I', 'Åsa Ågren', 'Maximiliane Oberhofer', 'Jörg Ypsilanti'])(
    'is the rectangle around its letters, in every window: %s',
    (name) => {
      const measures = measureName(name)
      for (const [width, height] of WINDOWS) {
        const box = nameBox(measures, { width, height })
        const ink = drawn(name, width, height)
        const where = `${width} × ${height}`
        expect(box.left, where).toBeLessThanOrEqual(ink.left + 1)
        expect(box.top, where).toBeLessThanOrEqual(ink.top + 1)
        expect(box.right, where).toBeGreaterThanOrEqual(ink.right - 1)
        expect(box.bottom, where).toBeGreaterThanOrEqual(ink.bottom - 1)
        // And hardly larger: an eighth of the text size is what letters keep to their sides.
        const slack = Math.min(width, height) / 40 + 2
        expect(ink.left - box.left, where).toBeLessThan(slack)
        expect(ink.top - box.top, where).toBeLessThan(slack)
        expect(box.right - ink.right, where).toBeLessThan(slack)
      }
    },
  )

  test('of a name without a letter, and in a window without an area, it is nothing', () => {
    expect(measureName('')).toMatchObject({ above: 0, below: 0 })
    const flat = nameBox(measureName('Your Name'), { width: 0, height: NaN })
    expect(flat).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })
})
