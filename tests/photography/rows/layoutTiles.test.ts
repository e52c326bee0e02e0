import { describe, expect, test } from 'vitest'
import { ROW_BREAKPOINTS, CONTENT_WIDTH } from '../../../src/photography/rows/rowBreakpoints'
import { layoutTiles, type TileLayout } from '../../../src/photography/rows/layoutTiles'
import { seeded } from '../../random'

/** What CSS makes of a length such as `calc((100vw - 80px)*.5)` in a window of `window` px. */
function inPixels(length: string, window: number): number {
  const terms = length
    .replaceAll('calc', '')
    .replace(/(max|min)\(/g, 'Math.$1(')
    .replace(/([\d.]+)vw/g, (_, share: string) => `(${share}*${window / 100})`)
    .replaceAll('px', '')
  // oxlint-disable-next-line typescript/no-implied-eval -- our own arithmetic, no CSS engine at hand
  return Number(new Function(`return ${terms}`)())
}

/** The entry of a `sizes` attribute that a browser takes in a window of `window` px. */
function sizeAt(sizes: string, window: number): number {
  for (const entry of sizes.split(/,(?=\(min-width|calc)/)) {
    const [, from = '0', length] = /^(?:\(min-width:(\d+)px\) )?(.*)$/.exec(entry)!
    if (window >= Number(from)) return inPixels(length!, window)
  }
  throw new Error(`${sizes} says nothing for ${window} px`)
}

/** What the utility justified-tile makes of a tile at a breakpoint. */
function widthOf(tile: TileLayout, band: number, width: number, gap: number): number {
  const ratio = tile.style['--a']!
  const sum = tile.style[`--s${band}`] ?? ratio
  const gaps = tile.style[`--n${band}`] ?? 0
  return ((width - gaps * gap) * ratio) / sum
}

const tilesOf = (ratios: number[]) => {
  const tileAt = layoutTiles(ratios)
  return ratios.map((_, index) => tileAt(index))
}

const random = seeded(7)
const album = Array.from({ length: 23 }, () => 0.5 + random() * 2)

describe('the page carries the rows of every band of window widths', () => {
  test('each photo keeps its own ratio', () => {
    expect(tilesOf([1.5, 0.66666667, 2]).map(({ style }) => style['--a'])).toEqual([1.5, 0.6667, 2])
  })
  test('the photos of a row share its width, and never take more', () => {
    for (const [band, { width, gap }] of ROW_BREAKPOINTS.entries()) {
      let used = 0
      let inRow = 0
      let gaps = 0
      for (const tile of tilesOf(album)) {
        gaps = tile.style[`--n${band}`] ?? 0
        used += widthOf(tile, band, width, gap)
        inRow++
        if (inRow <= gaps) continue
        expect(used + gaps * gap).toBeLessThanOrEqual(width + 0.02)
        used = 0
        inRow = 0
      }
      expect(inRow).toBe(0)
    }
  })
  test('a photo alone in its row has no properties of a row', () => {
    const [tile] = tilesOf([2])
    expect(tile!.style).not.toHaveProperty('--s0')
    expect(tile!.style).not.toHaveProperty('--n0')
  })
})

describe('R14: the sizes of a picture are the width that it is drawn at', () => {
  test('they match each band where it was measured, within a pixel', () => {
    for (const [band, { at, width, gap }] of ROW_BREAKPOINTS.entries())
      for (const tile of tilesOf(album))
        expect(Math.abs(sizeAt(tile.sizes, at) - widthOf(tile, band, width, gap))).toBeLessThan(1)
  })
  test('the content of a page is as wide there as the bands say', () => {
    for (const [band, { at, width }] of ROW_BREAKPOINTS.entries())
      expect(Math.abs(inPixels(CONTENT_WIDTH[band]!, at) - width)).toBeLessThan(1)
  })
})

test('an album without photos has no tiles, and is no trouble', () => {
  expect(tilesOf([])).toEqual([])
})
