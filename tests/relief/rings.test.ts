import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { UNITS, boxInUnits, type ReliefDrawing } from '../../src/relief/units'
import { fillsBox } from '../../src/relief/name/fillsBox'
import { drawVariants } from '../../src/relief/drawVariants'
import { type BoxSize, grid } from '../../src/relief/terrain/grid'
import { planRelief } from '../../src/relief/planRelief'
import { rings } from '../../src/relief/rings'
import { blockLetters } from './blockLetters'
import { land, RING } from './land'

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
    for (const [right, down] of mark
      ? [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ]
      : [])
      yield [
        cells.left + ((i % cells.columns) + right!) * cells.cell,
        cells.top + (Math.floor(i / cells.columns) + down!) * cells.cell,
      ] as const
}

describe('the nine rings', () => {
  test.each(NAMES)('are always nine, and well formed: "%s"', (name) => {
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

  test('are the same for the same name, and others for another', () => {
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
    const levels = rings.map(land)
    let highest = 0
    let torn = 0
    for (let x = -reach.width / 2; x < reach.width / 2; x += 31)
      for (let y = -reach.height / 2; y < reach.height / 2; y += 31) {
        const on = levels.map((level) => level(x, y))
        const height = on.lastIndexOf(true) + 1
        if (on.slice(0, height).includes(false)) torn++
        highest = Math.max(highest, height)
      }
    expect(torn).toBe(0)
    expect(highest).toBe(9)
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

  test('is the name’s own: no other peak reaches the ninth level', () => {
    for (const name of NAMES) {
      const { rings } = relief(name)
      expect(rings[8]!.split('M').length - 1).toBe(1)
    }
  })

  test('lies on every island of a name in pieces, and nowhere else', () => {
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

describe('the print', () => {
  test('has one cells for a name that always stands alike, two for one that breaks', () => {
    expect(drawVariants('Ida', blockLetters)).toMatchObject({ variants: [['Ida']], oneLineFrom: 0 })
    const two = drawVariants('Your Name', blockLetters)
    expect(two.variants).toEqual([['Your', 'Name'], ['Your Name']])
    // 5.4 em at a fifth of the height are 70 % of the width.
    expect(two.oneLineFrom).toBeCloseTo((5.4 * 0.2) / 0.7, 3)
    const long = drawVariants('Maximiliane Oberhofer', blockLetters)
    expect(long.variants).toEqual([['Maximiliane', 'Oberhofer']])
  })

  test('of another seed is another mountain of the same name', () => {
    const [one, other] = ['Ida', 'Ida and more'].map((seed) =>
      drawVariants('Ida', blockLetters, seed),
    )
    expect(one).toEqual(drawVariants('Ida', blockLetters))
    expect(other!.rings[4]).not.toBe(one!.rings[4])
    expect({ ...other, rings: [] }).toEqual({ ...one, rings: [] })
    const inBox = (seed?: string) => planRelief('Ida', WIDE, blockLetters, seed).ringsInput[2].seed
    expect([inBox(), inBox('Ida and more')]).toEqual(['Ida', 'Ida and more'])
  })

  test.each(NAMES)('needs no other drawing in usual windows: "%s"', (name) => {
    const print = drawVariants(name, blockLetters)
    expect(print.rings).toHaveLength(9)
    for (const [width, height] of [
      [320, 568],
      [360, 800],
      [390, 844],
      [412, 915],
      [834, 1112],
      [1112, 834],
      [844, 390],
      [1280, 720],
      [1440, 900],
      [1920, 950],
      [2560, 1080],
      [3440, 1300],
    ] as const)
      expect(fillsBox(print, { width, height })).toBe(true)
    expect(fillsBox(print, { width: 5120, height: 1300 })).toBe(false)
  })

  test('is the very relief that a browser draws for its window', () => {
    const print = drawVariants('Ida', blockLetters).rings.map(land)
    const drawn = relief('Ida').rings.map(land)
    const { width, height } = boxInUnits(WIDE, 0)
    let differing = 0
    let all = 0
    for (let x = -width / 2; x < width / 2; x += 31)
      for (let y = -height / 2; y < height / 2; y += 31)
        for (const [i, level] of print.entries()) {
          all++
          if (level(x, y) !== drawn[i]!(x, y)) differing++
        }
    expect(differing / all).toBeLessThan(0.001)
  })

  test('on two variants shows each where it belongs', () => {
    const [upright, wide] = [relief('Your Name', NARROW), relief('Your Name', WIDE)]
    const summit = land(drawVariants('Your Name', blockLetters).rings[8]!)
    for (const [own, variantOffset] of [
      [upright, 0],
      [wide, UNITS.variantOffset],
    ] as const) {
      const alone = land(own.rings[8]!)
      let same = 0
      let all = 0
      for (let x = -880; x < 880; x += 22)
        for (let y = -880; y < 880; y += 22) {
          all++
          if (alone(x, y) === summit(x + variantOffset, y)) same++
        }
      expect(same / all).toBeGreaterThan(0.99)
    }
  })
})

describe('a relief drawn for one window', () => {
  test('does for smaller ones of its shape, but not for other lines or more land', () => {
    const wide = relief('Your Name', { width: 2000, height: 1000 })
    expect(fillsBox(wide, { width: 2000, height: 1000 })).toBe(true)
    expect(fillsBox(wide, { width: 1000, height: 500 })).toBe(true)
    expect(fillsBox(wide, { width: 1700, height: 1000 })).toBe(true)
    expect(fillsBox(wide, { width: 1000, height: 1000 })).toBe(false)
    expect(fillsBox(wide, { width: 2100, height: 1000 })).toBe(false)
    expect(fillsBox(relief('Your Name', NARROW), WIDE)).toBe(false)
  })

  test('is not asked of a window without an area', () => {
    expect(fillsBox(relief('Ida'), { width: 0, height: 900 })).toBe(true)
  })
})
