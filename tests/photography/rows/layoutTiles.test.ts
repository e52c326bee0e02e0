import { describe, expect, test } from 'vitest'
import { FACES, variableFile } from '../../../src/fonts/faces'
import { longestWord } from '../../../src/photography/rows/longestWord'
import { ROW_BREAKPOINTS } from '../../../src/photography/rows/rowBreakpoints'
import { layoutTiles, type TileLayout } from '../../../src/photography/rows/layoutTiles'
import { readFace } from '../../../src/prerender/drawing/readFace'
import { BREAKPOINTS, FONT_SIZES, FONT_WEIGHTS } from '../../../src/theme'
import { seeded } from '../../random'

/** The px of a CSS length such as `calc((100vw - 80px)*.5)` in a window of `window` px. */
function inPixels(length: string, window: number): number {
  const terms = length
    .replaceAll('calc', '')
    .replace(/(max|min)\(/g, 'Math.$1(')
    .replace(/([\d.]+)vw/g, (_, share: string) => `(${share}*${window / 100})`)
    .replaceAll('px', '')
  // oxlint-disable-next-line typescript/no-implied-eval -- our own arithmetic, because there is no CSS engine
  return Number(new Function(`return ${terms}`)())
}

/** The px of the `sizes` entry that a browser uses in a window of `window` px. */
function sizeAt(sizes: string, window: number): number {
  for (const entry of sizes.split(/,(?=\(min-width|calc)/)) {
    const [, from = '0', length] = /^(?:\(min-width:(\d+)px\) )?(.*)$/.exec(entry)!
    if (window >= Number(from)) return inPixels(length!, window)
  }
  throw new Error(`${sizes} says nothing for ${window} px`)
}

type Width = { width: number; gap: number }

/** The size of a tile and its picture in px, as the utilities justified-tile and justified-picture draw them. */
function drawn({ style }: TileLayout, b: number, { width, gap }: Width) {
  const ratio = style['--a']!
  const tileRatio = style[`--w${b}`] ?? ratio
  const sum = style[`--s${b}`] ?? ratio
  const gaps = style[`--n${b}`] ?? 0
  const tile = ((width - gaps * gap) * tileRatio) / sum - 0.02
  return { tile, gaps, picture: tile * (ratio / tileRatio), height: tile / tileRatio }
}

const tilesOf = (ratios: number[], captions: string[] = []) => {
  const tileAt = layoutTiles(ratios.map((ratio, i) => ({ ratio, caption: captions[i] ?? '' })))
  return ratios.map((_, index) => tileAt(index))
}

const random = seeded(7)
const album = Array.from({ length: 23 }, () => 0.5 + random() * 2)

const WORDS = [
  'Fog',
  'summits',
  'Mammoth',
  'Intersection,',
  'Sonnenuntergangsstimmung',
  'WMWMWMWM',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'IMG_20240101_123456.jpg',
  'Îles-de-la-Madeleine',
]

/** Panoramas of 10:1 and 5:1, tall pictures of 1:8, and usual ones. */
const RATIOS = [10, 5, 1 / 8, 3 / 2, 4 / 3, 1, 2 / 3, 3 / 4, 16 / 9, 9 / 16]

function makeAlbum(seed: number) {
  const random = seeded(seed)
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!
  const ratios = Array.from({ length: 1 + Math.floor(random() * 24) }, () => oneOf(RATIOS))
  const captions = ratios.map(() =>
    Array.from({ length: Math.floor(random() * 5) }, () => oneOf(WORDS)).join(' '),
  )
  return { ratios, captions, random }
}
const { ratios: shapes, captions } = makeAlbum(400)

/** The window widths at both sides of every breakpoint, px. */
const EDGES = ROW_BREAKPOINTS.flatMap(({ from }) => (from ? [from - 1, from] : []))

/** The font size of captions in px: `text-body`, with the growing root font size (styles.css). */
function captionSize(window: number): number {
  const rem = 16 + Math.min(8, Math.max(0, (window - BREAKPOINTS.growing) * 0.0045))
  const [low, middle, high] = /^clamp\(([\d.]+)rem, (.*), ([\d.]+)rem\)$/
    .exec(FONT_SIZES.body)!
    .slice(1)
  const grown = inPixels(
    middle!.replace(/([\d.]+)rem/, (_, n: string) => `${Number(n) * rem}px`),
    window,
  )
  return Math.max(Number(low) * rem, Math.min(Number(high) * rem, grown))
}

describe('the tile styles for every range of window widths', () => {
  test('keep the ratio of each photo', () => {
    expect(tilesOf([1.5, 0.66666667, 2]).map(({ style }) => style['--a'])).toEqual([1.5, 0.6667, 2])
  })
  test('never give the photos of a row more than its width', () => {
    for (const [b, band] of ROW_BREAKPOINTS.entries()) {
      let used = 0
      let inRow = 0
      for (const layout of [...tilesOf(album), ...tilesOf(shapes, captions)]) {
        const { tile, gaps } = drawn(layout, b, band)
        used += tile
        inRow++
        if (inRow <= gaps) continue
        expect(used + gaps * band.gap).toBeLessThanOrEqual(band.width)
        used = 0
        inRow = 0
      }
      expect(inRow).toBe(0)
    }
  })
  test('have no row properties for a photo alone in its row', () => {
    const [tile] = tilesOf([2])
    expect(tile!.style).not.toHaveProperty('--s0')
    expect(tile!.style).not.toHaveProperty('--n0')
  })
})

describe('the sizes of a picture state the width at which it is drawn', () => {
  test('within a pixel in the measured window of each range', () => {
    for (const [b, band] of ROW_BREAKPOINTS.entries())
      for (const layout of tilesOf(shapes, captions)) {
        const { picture } = drawn(layout, b, band)
        expect(Math.abs(sizeAt(layout.sizes, band.at) - picture)).toBeLessThan(1)
      }
  })
  test('for the content width of each range', () => {
    for (const { at, width, css } of ROW_BREAKPOINTS)
      expect(Math.abs(inPixels(css.width, at) - width)).toBeLessThan(1)
  })
})

describe('no caption is narrower than its longest word or 96 px', () => {
  const face = readFace(variableFile(FACES.nature, 'latin'), Number(FONT_WEIGHTS.nature))
  const longest = (caption: string) =>
    Math.max(
      ...caption.split(/ |(?<=-)/).map((word) => face.layout(word).advanceWidth / face.unitsPerEm),
    )

  test.for(WORDS)('the word %s is not wider than estimated', (word) => {
    expect(longestWord(word)).toBeGreaterThanOrEqual(longest(word))
  })
  test('in 400 albums, in windows from 360 to 2560 px, with a scrollbar or without', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const { ratios, captions, random } = makeAlbum(seed)
      const layouts = tilesOf(ratios, captions)
      const words = captions.map(longest)
      for (const window of [
        360,
        2560,
        ...EDGES,
        ...Array.from({ length: 4 }, () => 360 + Math.floor(random() * 2200)),
      ]) {
        const b = ROW_BREAKPOINTS.findLastIndex(({ from }) => window >= from)
        const scrollbar = window > BREAKPOINTS.narrow && random() < 0.5 ? 17 : 0
        const list = {
          width: inPixels(ROW_BREAKPOINTS[b]!.css.width, window) - scrollbar,
          gap: inPixels(ROW_BREAKPOINTS[b]!.css.gap, window),
        }
        for (const [i, layout] of layouts.entries()) {
          const { tile } = drawn(layout, b, list)
          if (!captions[i]) continue
          const wanted = Math.min(list.width - 1, Math.max(96, words[i]! * captionSize(window)))
          if (!(tile >= wanted))
            expect.fail(`seed ${seed}, ${window} px: ${captions[i]} has ${tile} of ${wanted} px`)
        }
      }
    }
  })
})

describe('pictures of extreme ratios', () => {
  const boxes = (ratios: number[], b: number) =>
    tilesOf(
      ratios,
      ratios.map(() => 'Fog'),
    ).map((layout) => drawn(layout, b, ROW_BREAKPOINTS[b]!))

  test('a tall picture on a phone has its own row, at most 600 px high', () => {
    const [, tall] = boxes([1.5, 1 / 8, 1.5], 0)
    expect(tall).toMatchObject({ gaps: 0, height: expect.closeTo(600, 0) })
  })
  test('a tall picture among usual ones has their height and lies at the start of its tile', () => {
    const [first, tall] = boxes([1.5, 1 / 8, 1.5], 3)
    expect(tall!.height).toBeCloseTo(first!.height, 0)
    expect(tall!.picture).toBeCloseTo(tall!.height / 8, 0)
    expect(tall!.tile).toBeGreaterThan(2 * tall!.picture)
  })
  test('a tall picture without a caption has a tile of its own width', () => {
    const [, tall] = tilesOf([1.5, 1 / 8, 1.5]).map((tile) => drawn(tile, 3, ROW_BREAKPOINTS[3]))
    expect(tall!.tile).toBe(tall!.picture)
  })
  test('a panorama of 10:1 does not shrink its neighbours to thumbnails', () => {
    for (const b of [1, 2, 3, 4, 5]) {
      const [upright, panorama] = boxes([2 / 3, 10, 2 / 3], b)
      expect(panorama!.gaps).toBe(0)
      expect(upright!.height).toBeGreaterThan(3 * panorama!.height)
      expect(upright!.height).toBeLessThan(0.65 * ROW_BREAKPOINTS[b]!.width)
    }
  })
})

describe('an impossible layout', () => {
  test('has no tiles for an album without photos', () => expect(tilesOf([])).toEqual([]))
  test.each([NaN, Infinity, 0])(
    'gives each photo its own row if one has a ratio of %d',
    (ratio) => {
      const tiles = tilesOf([1.5, ratio])
      expect(tiles.map(({ style }) => style)).toEqual([{ '--a': 1.5 }, { '--a': ratio }])
      for (const { at, width } of ROW_BREAKPOINTS)
        expect(Math.abs(sizeAt(tiles[0]!.sizes, at) - width)).toBeLessThan(1)
    },
  )
})
