import { describe, expect, test } from 'vitest'
import { ROWS, type Row, rows } from '../../../src/photography/rows/rows'
import { seeded } from '../../random'

const GAP = 16
const rowsOf = (ratios: number[], width: number, gap: number) =>
  rows(
    ratios.map((ratio) => ({ ratio, least: 0 })),
    { width, gap, rem: 16, least: { width, gap } },
  )

const LANDSCAPE = 3 / 2
const UPRIGHT = 2 / 3
const PANORAMA = 2

/** Heights that the rows are drawn at, px. */
const heights = (found: Row[], width: number, gap = GAP) =>
  found.map(({ from, to, sum }) => (width - gap * (to - from - 1)) / sum)

/** Widths of a row's photos and gaps together, px. */
const filled = (ratios: number[], { from, to, sum }: Row, width: number, gap = GAP) => {
  const height = (width - gap * (to - from - 1)) / sum
  return ratios
    .slice(from, to)
    .reduce((used, ratio) => used + ratio * height, gap * (to - from - 1))
}

/** Albums of all lengths and mixtures, each the same on every run. */
const albums = Array.from({ length: 60 }, (_, count) => {
  const random = seeded(count + 1)
  return Array.from({ length: count + 1 }, () => 0.4 + random() * 2.6)
})
const widths = [320, 358, 640, 784, 885, 1360, 1840, 2480]

const layouts = albums.flatMap((ratios) =>
  widths.map((width) => ({ ratios, width, found: rowsOf(ratios, width, GAP) })),
)

describe('rows fill the width and are never cropped', () => {
  test('every photo is in exactly one row, in order', () => {
    for (const { ratios, found } of layouts) {
      expect(found.map(({ from }) => from)).toEqual([0, ...found.slice(0, -1).map(({ to }) => to)])
      expect(found.at(-1)!.to).toBe(ratios.length)
      for (const { from, to } of found) expect(to).toBeGreaterThan(from)
    }
  })
  test('every row is as wide as the list, the last one at most', () => {
    for (const { ratios, width, found } of layouts) {
      for (const row of found.slice(0, -1)) expect(filled(ratios, row, width)).toBeCloseTo(width, 6)
      expect(filled(ratios, found.at(-1)!, width)).toBeLessThanOrEqual(width + 1e-6)
    }
  })
  test('no row holds more photos than ROWS.perRow', () => {
    for (const { found } of layouts)
      for (const { from, to } of found) expect(to - from).toBeLessThanOrEqual(ROWS.perRow)
  })
})

describe('rows break near the target height', () => {
  test('which is 26.2 % of the width, from 250 to 420 px', () => {
    const many = Array.from({ length: 24 }, () => LANDSCAPE)
    for (const [width, target] of [
      [784, 250],
      [1360, 356.32],
      [2480, 420],
    ] as const)
      for (const height of heights(rowsOf(many, width, GAP), width).slice(0, -1)) {
        expect(height).toBeGreaterThan(target * 0.75)
        expect(height).toBeLessThan(target * 1.35)
      }
  })
  test('chosen for all rows together: no upright photo is left alone at 2,040 px', () => {
    const ratios = [1.5, 1.5, 1.5, PANORAMA, 1, 1.5, UPRIGHT]
    expect(rowsOf(ratios, 1360, GAP).map(({ to }) => to)).toEqual([2, 4, 7])
  })
})

describe('the last row', () => {
  test('is filled if that does not make it much higher than the target', () => {
    const ratios = [LANDSCAPE, LANDSCAPE, LANDSCAPE, PANORAMA, LANDSCAPE]
    const last = rowsOf(ratios, 1360, GAP).at(-1)!
    expect(filled(ratios, last, 1360)).toBeCloseTo(1360, 6)
  })
  test('otherwise keeps the target height and stays ragged', () => {
    const ratios = [LANDSCAPE]
    const found = rowsOf(ratios, 1360, GAP)
    expect(heights(found, 1360)).toEqual([expect.closeTo(1360 * ROWS.share, 6)])
    expect(filled(ratios, found[0]!, 1360)).toBeLessThan(1360)
  })
  test('is filled if more photos follow', () => {
    const list = { width: 1360, gap: GAP, rem: 16, least: { width: 1360, gap: GAP } }
    const tiles = [LANDSCAPE, LANDSCAPE, LANDSCAPE, LANDSCAPE].map((ratio) => ({ ratio, least: 0 }))
    expect(rows(tiles, list).map(({ to }) => to)).toEqual([3, 4])
    expect(rows(tiles, list, false).map(({ to }) => to)).toEqual([2, 4])
  })
  test('is never higher than ROWS.lastRow allows', () => {
    for (const { width, found } of layouts.filter((layout) => layout.width >= ROWS.narrow)) {
      const target = Math.min(ROWS.maxHeight, Math.max(ROWS.minHeight, width * ROWS.share))
      expect(heights(found, width).at(-1)).toBeLessThanOrEqual(target * ROWS.lastRow + 1e-6)
    }
  })
})

describe('below 640 px', () => {
  test.each([
    ['each landscape has its own row', [1.5, 1.5, 2], [1, 2, 3]],
    ['upright neighbours share a row', [1.5, UPRIGHT, UPRIGHT, 1.5], [1, 3, 4]],
    ['an upright photo does not share a row with a landscape', [UPRIGHT, 1.5, UPRIGHT], [1, 2, 3]],
  ])('%s', (_, ratios, ends) => {
    expect(rowsOf(ratios, 358, 10).map(({ to }) => to)).toEqual(ends)
  })
})

test('an album without photos has no rows', () => expect(rowsOf([], 1360, GAP)).toEqual([]))

test.each([0, -10, NaN, Infinity])('a list with a width of %d is empty', (width) =>
  expect(rowsOf([1.5], width, GAP)).toEqual([]),
)

test.each([NaN, Infinity, 0, -1.5])('a list is empty if one of its ratios is %d', (ratio) =>
  expect(rowsOf([1.5, ratio, 1.5], 1360, GAP)).toEqual([]),
)
