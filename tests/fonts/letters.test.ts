import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { LETTERS } from '../../src/fonts/letters'
import { WANTED } from '../../src/fonts/wantedLetters'
import { codesOf, rangesOf } from '../../tools/codeRanges'

const fileOf = (name: string) => {
  const font = fontkit.create(readFileSync(`src/fonts/${name}.woff2`))
  return new Set('characterSet' in font ? font.characterSet : [])
}
const SOFT_HYPHEN = 0xad

describe('the font files, whichever faces they are of', () => {
  test.each([
    ['culture', 'basic'],
    ['nature', 'basic'],
    ['culture-extended', 'extended'],
    ['nature-extended', 'extended'],
  ] as const)('%s has the letters that are listed as %s', (name, kind) => {
    const file = fileOf(name)
    const lacking = codesOf(LETTERS[kind]).filter((c) => !file.has(c) && c !== SOFT_HYPHEN)
    expect(lacking.map((code) => code.toString(16))).toEqual([])
    const wanted = new Set(codesOf(WANTED[kind]))
    expect(codesOf(LETTERS[kind]).every((code) => wanted.has(code))).toBe(true)
  })

  test('of more letters are fetched for these, as the style sheet has it', () => {
    const ranges: string[] = []
    parse(readFileSync('src/fonts/fonts.css', 'utf8')).walkDecls('unicode-range', ({ value }) => {
      ranges.push(value.replaceAll(/\s+/g, ' '))
    })
    const hex = (code: number) => code.toString(16).toUpperCase()
    const listed = LETTERS.extended.map(([from, to]) => `U+${hex(from)}-${hex(to)}`)
    expect(ranges).toEqual([listed.join(', '), listed.join(', ')])
  })
})

test('wanted is Latin Extended-A, but for what other letters have replaced', () => {
  const wanted = new Set([...codesOf(WANTED.basic), ...codesOf(WANTED.extended)])
  const lacking = Array.from({ length: 0x80 }, (_, i) => 0x100 + i).filter((c) => !wanted.has(c))
  expect(String.fromCodePoint(...lacking)).toBe('Ĳĳŉſ')
})

test('ranges say the same as the code points', () => {
  expect(rangesOf([65, 66, 67, 90, 97, 98])).toEqual([
    [65, 67],
    [90, 90],
    [97, 98],
  ])
  expect(codesOf(rangesOf([1, 2, 9]))).toEqual([1, 2, 9])
})
