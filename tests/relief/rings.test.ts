import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UNITS, boxInUnits, type ReliefDrawing } from '../../src/relief/units'
import { fillsBox } from '../../src/relief/fillsBox'
import { drawVariants } from '../../src/relief/drawVariants'
import { type BoxSize, grid } from '../../src/relief/terrain/grid'
import { planRelief } from '../../src/relief/planRelief'
import { rings } from '../../src/relief/rings'
import { blockLetters } from './blockLetters'
import { difference, land, RING, stackLevels } from './land'

const NAMES = [
  'Ida',
  'Your Name',
  'Maximiliane Oberhofer',
  'Wolfeschlegelsteinhausen',
  '李小龍',
  '',
]
const BOXES = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
] as const
const [WIDE, , NARROW] = BOXES
const drawn = new Map<string, ReliefDrawing>()

function drawRelief(name: string, box: BoxSize): ReliefDrawing {
  const { ringsInput, ...relief } = planRelief(name, box, blockLetters)
  return { ...relief, rings: rings(...ringsInput) }
}

/** The relief of a name in a box, drawn once for all tests. */
function relief(name: string, box: BoxSize = WIDE): ReliefDrawing {
  const key = `${name} ${box.width} ${box.height}`
  const known = drawn.get(key) ?? drawRelief(name, box)
  drawn.set(key, known)
  return known
}

/** Every corner of every cell that a letter touches, in `UNITS`. */
function* corners(name: string, box: BoxSize) {
  const { variants, reach } = relief(name, box)
  const cells = grid([reach], UNITS.cell)
  const letters = blockLetters.rasterize(variants[0]!, UNITS.size, cells)
  for (const [i, mark] of letters.entries())
    for (const corner of mark ? [0, 1, 2, 3] : [])
      yield [
        cells.left + ((i % cells.columns) + (corner % 2)) * cells.cell,
        cells.top + (Math.floor(i / cells.columns) + Math.floor(corner / 2)) * cells.cell,
      ] as const
}

describe('the nine rings', () => {
  test.each(NAMES)('are nine, and well formed: "%s"', (name) => {
    for (const box of BOXES) {
      const { rings } = relief(name, box)
      expect(rings).toHaveLength(9)
      for (const ring of rings) expect(ring).toMatch(new RegExp(`^(${RING})+$`))
    }
  })

  test.each([
    [0, 0],
    [0, 900],
    [-10, 900],
    [NaN, NaN],
    [Infinity, 900],
  ])('are empty in a box of %d × %d, without an error', (width, height) => {
    expect(relief('Your Name', { width, height }).rings).toEqual(Array(9).fill(''))
  })

  test('depend on the name alone', () => {
    expect(drawRelief('Your Name', WIDE)).toEqual(relief('Your Name'))
    const [one, other] = [relief('Your Name').rings, relief('Your Mane').rings]
    for (const [i, ring] of one.entries()) expect(ring).not.toBe(other[i])
  })

  test.each([
    ['Your Name', WIDE],
    ['Ida', NARROW],
    ['Maximiliane Oberhofer', BOXES[1]],
  ])('lie within each other: "%s"', (name, box) => {
    const { rings, reach } = relief(name, box)
    expect(stackLevels(rings, reach)).toEqual({ highest: 9, gaps: 0 })
  })

  test('compress to less than 6 kB for a whole screen', () => {
    for (const name of NAMES) {
      const compressed = brotliCompressSync(relief(name).rings.join('\n'))
      expect(compressed.length).toBeLessThan(6000)
    }
  })
})

describe('the summit', () => {
  test.each(NAMES)('carries the whole name: "%s"', (name) => {
    for (const box of BOXES) {
      const summit = land(relief(name, box).rings[8]!)
      const outside = [...corners(name, box)].filter(([x, y]) => !summit(x, y))
      expect(outside).toEqual([])
    }
  })

  test('is the only peak that reaches the ninth level', () => {
    for (const name of NAMES) {
      const { rings } = relief(name)
      expect(rings[8]!.split('M').length - 1).toBe(1)
    }
  })

  test('has an island for each piece of a name', () => {
    const cells = grid([{ width: 3000, height: 1800 }], UNITS.cell)
    const letters = new Uint8Array(cells.columns * cells.rows)
    const row = (cells.rows / 2) * cells.columns
    for (const column of [30, 31, 32, 180, 181, 182]) letters[row + column] = 1
    const terrain = { seed: 'pieces', size: UNITS.size, scale: UNITS.dimension }
    const summit = rings(cells, letters, terrain)[8]!
    expect(summit.split('M').length - 1).toBe(2)
    const at = (column: number) => land(summit)(cells.left + (column + 0.5) * cells.cell, 0)
    expect([30, 105, 182].map(at)).toEqual([true, false, true])
  })
})

describe('the prerendered relief', () => {
  test('has two variants for a name that breaks in some boxes only', () => {
    expect(drawVariants('Ida', blockLetters)).toMatchObject({ variants: [['Ida']], oneLineFrom: 0 })
    const two = drawVariants('Your Name', blockLetters)
    expect(two.variants).toEqual([['Your', 'Name'], ['Your Name']])
    // 5.4 em at a fifth of the height are 70 % of the width.
    expect(two.oneLineFrom).toBeCloseTo((5.4 * 0.2) / 0.7, 3)
    const long = drawVariants('Maximiliane Oberhofer', blockLetters)
    expect(long.variants).toEqual([['Maximiliane', 'Oberhofer']])
  })

  test('has a different terrain for a different seed', () => {
    const [one, other] = ['Ida', 'Ida and more'].map((seed) =>
      drawVariants('Ida', blockLetters, seed),
    )
    expect(one).toEqual(drawVariants('Ida', blockLetters))
    expect(other!.rings[4]).not.toBe(one!.rings[4])
    expect({ ...other, rings: [] }).toEqual({ ...one, rings: [] })
    const inBox = (seed?: string) => planRelief('Ida', WIDE, blockLetters, seed).ringsInput[2].seed
    expect([inBox(), inBox('Ida and more')]).toEqual(['Ida', 'Ida and more'])
  })

  test.each(NAMES)('fills all usual windows: "%s"', (name) => {
    const print = drawVariants(name, blockLetters)
    expect(print.rings).toHaveLength(9)
    for (const [width, height] of [
      [320, 568],
      [412, 915],
      [834, 1112],
      [1112, 834],
      [844, 390],
      [1440, 900],
      [2560, 1080],
      [3440, 1300],
    ] as const)
      expect(fillsBox(print, { width, height })).toBe(true)
    expect(fillsBox(print, { width: 5120, height: 1300 })).toBe(false)
  })

  test('matches what a browser draws for its window', () => {
    const drawn = relief('Ida').rings
    const differences = drawVariants('Ida', blockLetters).rings.map((ring, i) =>
      difference(drawn[i]!, ring, boxInUnits(WIDE, 0)),
    )
    expect(differences.reduce((sum, share) => sum + share) / 9).toBeLessThan(0.001)
  })

  test.each([
    { variant: 'upright', box: NARROW, shift: 0 },
    { variant: 'wide', box: WIDE, shift: UNITS.variantOffset },
  ])('shows the $variant variant where it belongs', ({ box, shift }) => {
    const { rings } = drawVariants('Your Name', blockLetters)
    const alone = relief('Your Name', box).rings
    expect(difference(alone[8]!, rings[8]!, { width: 1760, height: 1760 }, shift)).toBeLessThan(
      0.01,
    )
  })
})

describe('a relief drawn for one window', () => {
  test('fills smaller windows of its shape, but no larger window and no other line break', () => {
    const wide = relief('Your Name', { width: 2000, height: 1000 })
    expect(fillsBox(wide, { width: 2000, height: 1000 })).toBe(true)
    expect(fillsBox(wide, { width: 1000, height: 500 })).toBe(true)
    expect(fillsBox(wide, { width: 1700, height: 1000 })).toBe(true)
    expect(fillsBox(wide, { width: 1000, height: 1000 })).toBe(false)
    expect(fillsBox(wide, { width: 2100, height: 1000 })).toBe(false)
    expect(fillsBox(relief('Your Name', NARROW), WIDE)).toBe(false)
  })

  test('fills a window without an area', () => {
    expect(fillsBox(relief('Ida'), { width: 0, height: 900 })).toBe(true)
  })
})
