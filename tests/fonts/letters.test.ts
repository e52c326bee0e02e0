import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { describe, expect, test } from 'vitest'
import { LETTERS } from '../../src/fonts/letters'

const fileOf = (name: string) => {
  const font = fontkit.create(readFileSync(`src/fonts/${name}.woff2`))
  return new Set('characterSet' in font ? font.characterSet : [])
}
const codesOf = (kind: keyof typeof LETTERS) =>
  LETTERS[kind].flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
const SOFT_HYPHEN = 0xad

describe('the font files', () => {
  test.each([
    ['culture', 'basic'],
    ['nature', 'basic'],
    ['culture-extended', 'extended'],
    ['nature-extended', 'extended'],
  ] as const)('%s has the letters that are listed as %s', (name, kind) => {
    const file = fileOf(name)
    const lacking = codesOf(kind).filter((code) => !file.has(code) && code !== SOFT_HYPHEN)
    expect(lacking.map((code) => code.toString(16))).toEqual([])
  })

  test('have Latin Extended-A, but for what other letters have replaced', () => {
    const known = new Set([...codesOf('basic'), ...codesOf('extended')])
    const lacking = Array.from({ length: 0x80 }, (_, i) => 0x100 + i).filter((c) => !known.has(c))
    expect(String.fromCodePoint(...lacking)).toBe('Ĳĳŉſ')
  })

  test('of more letters are fetched for these, as the style sheet has it', () => {
    const css = readFileSync('src/fonts/fonts.css', 'utf8')
    const ranges = Array.from(css.matchAll(/unicode-range: ([^;]+);/g), ([, range]) => range)
    const listed = LETTERS.extended.map(
      (range) => `U+${range.map((code) => code.toString(16).toUpperCase()).join('-')}`,
    )
    expect(ranges).toEqual([listed.join(', '), listed.join(', ')])
  })
})
