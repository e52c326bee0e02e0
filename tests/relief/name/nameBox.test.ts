import { describe, expect, test } from 'vitest'
import { fontRasterizer } from '../../../src/prerender/drawing/fontRasterizer'
import { measureName } from '../../../src/prerender/drawing/measureName'
import { fitName } from '../../../src/relief/name/fitName'
import { grid } from '../../../src/relief/terrain/grid'
import { nameBox, nameEdges, nameSize, oneLineSwitch } from '../../../src/relief/name/nameBox'
import { NAME } from '../../../src/relief/name/nameStyle'

const { measure, rasterize } = fontRasterizer

const WINDOWS = [
  [720, 450],
  [512, 280],
  [195, 422],
  [160, 128],
] as const

/** The rectangle around the letters as they are drawn, px from the window's corner. */
function drawn(name: string, width: number, height: number) {
  const { lines, size } = fitName(name, { width, height }, measure)
  const cells = grid([{ width, height }], 1)
  const marks = rasterize(lines, size, cells)
  const spots = Array.from(marks.entries())
    .filter(([, mark]) => mark)
    .map(([i]) => [i % cells.columns, Math.floor(i / cells.columns)] as const)
  const across = spots.map(([column]) => width / 2 + cells.left + column)
  const down = spots.map(([, row]) => height / 2 + cells.top + row)
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
        // And hardly larger: the space beside a letter is at most an eighth of the text size.
        const slack = Math.min(width, height) / 40 + 2
        expect(ink.left - box.left, where).toBeLessThan(slack)
        expect(ink.top - box.top, where).toBeLessThan(slack)
        expect(box.right - ink.right, where).toBeLessThan(slack)
      }
    },
  )

  test('is empty for a name without letters and for a window without an area', () => {
    expect(measureName('')).toMatchObject({ above: 0, below: 0 })
    const flat = nameBox(measureName('Your Name'), { width: 0, height: NaN })
    expect(flat).toEqual({ left: 0, top: 0, right: 0, bottom: 0 })
  })
})

/** A CSS length in a box of px, by the arithmetic of its functions. */
function px(length: string, { width, height }: { width: number; height: number }): number {
  const percent: Record<string, number> = {
    vw: width,
    cqw: width,
    svh: height,
    cqh: height,
    svmin: Math.min(width, height),
    cqmin: Math.min(width, height),
  }
  const script = length
    .replaceAll(
      /([\d.]+)(svmin|cqmin|svh|cqh|vw|cqw)/g,
      (_, n, unit) => `(${n} * ${percent[unit]! / 100})`,
    )
    .replaceAll('px', '')
    .replaceAll('calc(', '(')
    .replaceAll(/\b(min|max)\(/g, 'Math.$1(')
  const clamp = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
  // oxlint-disable-next-line no-new-func, no-implied-eval -- arithmetic of our own
  return new Function('clamp', `return ${script}`)(clamp) as number
}

describe('in CSS', () => {
  const NAMES = ['Your Name', 'I', 'Maximiliane Oberhofer', 'Wolfeschlegelsteinhausen'].map(
    measureName,
  )

  test('the edges of a name equal those of its box', () => {
    for (const name of NAMES)
      for (const [width, height] of WINDOWS) {
        const box = { width, height }
        const { top, bottom } = nameEdges(name)
        expect(px(top, box)).toBeCloseTo(nameBox(name, box).top, 0)
        expect(px(bottom, box)).toBeCloseTo(nameBox(name, box).bottom, 0)
      }
  })

  test('the size of a name equals that of its box, and one line is used where it fits', () => {
    for (const name of NAMES)
      for (const [width, height] of WINDOWS) {
        const size = px(nameSize(name.longestLine), { width, height })
        const { top, bottom } = nameBox(name, { width, height })
        const isBroken = width < name.oneLineFrom * height
        expect(bottom - top).toBeCloseTo(
          size * (name.above + name.below + (isBroken ? NAME.leading : 0)),
          0,
        )
        expect(px(oneLineSwitch(name.oneLineFrom), { width, height })).toBe(isBroken ? 0 : 1)
      }
  })
})
