import { describe, expect, test } from 'vitest'
import { fitName } from '../../../src/relief/name/fitName'
import { nameLines } from '../../../src/relief/name/nameLines'
import { placeLines } from '../../../src/relief/name/nameStyle'
import { blockLetters } from '../blockLetters'

const { measure } = blockLetters
const fit = (name: string, width: number, height: number) =>
  fitName(name, { width, height }, measure)

/** px of the widest line, and of the block of lines from its first line's top to its last's foot. */
const extent = ({ lines, size }: ReturnType<typeof fitName>) => ({
  width: Math.max(...lines.map((line) => measure(line, size))),
  height: size * (1 + (lines.length - 1) * 0.92),
})

describe('the text size', () => {
  test.each([
    [1440, 900, 180],
    [834, 1112, 166.8],
    [390, 844, 78],
  ])('in a box of %d × %d is a fifth of the smaller side', (width, height, size) => {
    expect(fit('Ida', width, height).size).toBeCloseTo(size)
  })

  test('is at least 12 px', () => {
    expect(fit('Ida', 50, 50).size).toBe(12)
    expect(fit('Ida', 59, 400).size).toBe(12)
    expect(fit('Ida', 61, 400).size).toBeCloseTo(12.2)
  })

  test('is below 12 px where the name would not fit', () => {
    const tiny = fit('Wolfeschlegelsteinhausen', 50, 50)
    expect(tiny.size).toBeLessThan(12)
    expect(extent(tiny).width).toBeCloseTo(43)
    const flat = fit('Ida Ida', 25, 14)
    expect(flat.lines).toHaveLength(2)
    expect(extent(flat).height).toBeLessThan(14)
  })
})

const width = (text: string) => text.length

describe('a long name', () => {
  test('breaks into two lines only when one is wider than 70 % of the box', () => {
    // 5.4 em at a fifth of 1000 px: 1080 px wide.
    expect(fit('Your Name', 1543, 1000).lines).toEqual(['Your Name'])
    expect(fit('Your Name', 1542, 1000).lines).toEqual(['Your', 'Name'])
    expect(fit('Your Name', 1542, 1000).size).toBe(200)
  })

  test('breaks where the longer line is shortest', () => {
    expect(nameLines('Anna Maria van der Berg', width)).toEqual(['Anna Maria', 'van der Berg'])
    expect(nameLines('Anna Featherstonehaugh', width)).toEqual(['Anna', 'Featherstonehaugh'])
    expect(nameLines('Featherstonehaugh', width)).toEqual(['Featherstonehaugh'])
    expect(nameLines('', width)).toEqual([''])
  })

  test('shrinks only after it breaks, as far as it must', () => {
    const broken = fit('Maximiliane Oberhofer', 1440, 900)
    expect(broken.lines).toEqual(['Maximiliane', 'Oberhofer'])
    expect(broken.size).toBe(180)
    const narrow = fit('Maximiliane Oberhofer', 390, 844)
    expect(narrow.lines).toEqual(['Maximiliane', 'Oberhofer'])
    expect(extent(narrow).width).toBeCloseTo(390 * 0.86)
  })

  test.each([
    'Ida',
    'Your Name',
    'Maximiliane Oberhofer',
    'Wolfeschlegelsteinhausen',
    'Anna Maria Luise von und zu Wolfeschlegelsteinhausenbergerdorff',
    '李小龍',
    '',
  ])('stays inside every box: "%s"', (name) => {
    for (const width of [12, 60, 320, 390, 834, 1440, 2560])
      for (const height of [12, 60, 320, 844, 900, 1440]) {
        const fitted = fit(name, width, height)
        expect(fitted.lines.join(' ')).toBe(name)
        expect(fitted.lines.length).toBeLessThanOrEqual(2)
        expect(extent(fitted).width).toBeLessThanOrEqual(width * 0.86 + 1e-6)
        expect(extent(fitted).height).toBeLessThanOrEqual(height * 0.86 + 1e-6)
      }
  })
})

describe('the lines', () => {
  test('surround the middle, 0.92 em apart', () => {
    const [first, second] = placeLines(['Your', 'Name'], 50)
    expect(second!.drop - first!.drop).toBeCloseTo(0.92 * 50)
    expect((first!.drop + second!.drop) / 2).toBeCloseTo(0.34 * 50)
  })

  test.each([
    [0, 0],
    [100, 0],
    [-5, 100],
    [NaN, 100],
  ])('have no size in a box of %d × %d', (width, height) => {
    expect(fit('Your Name', width, height)).toMatchObject({ lines: ['Your Name'], size: 0 })
  })
})
