import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { LETTERS } from '../../src/fonts/letters'
import { WANTED } from '../../src/fonts/wantedLetters'
import { codesOf, rangesOf } from '../../tools/codeRanges'
import { fontFile } from '../../tools/fontsCss'

const fileOf = (path: string) => {
  const font = fontkit.create(readFileSync(path))
  return new Set('characterSet' in font ? font.characterSet : [])
}
const SOFT_HYPHEN = 0xad
const ROLES = ['culture', 'nature']
const kinds = Object.entries(LETTERS).filter(([, ranges]) => ranges.length > 0)

describe('the font files', () => {
  test.each(kinds)('contain the letters listed as %s', (kind, ranges) => {
    for (const role of ROLES) {
      const file = fileOf(fontFile(role, kind))
      const lacking = codesOf(ranges).filter((c) => !file.has(c) && c !== SOFT_HYPHEN)
      expect(lacking.map((code) => code.toString(16))).toEqual([])
    }
  })

  test('of further letters are declared in the style sheet with their unicode-range', () => {
    const declared: string[] = []
    parse(readFileSync('src/fonts/fonts.css', 'utf8')).walkDecls('unicode-range', ({ value }) => {
      declared.push(value.replaceAll(/\s+/g, ' '))
    })
    const hex = (code: number) => code.toString(16).toUpperCase()
    const listed = kinds
      .filter(([kind]) => kind !== 'basic')
      .map(([, ranges]) => ranges.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join(', '))
    expect(declared).toEqual(listed.flatMap((range) => ROLES.map(() => range)))
  })
})

test('the wanted letters are Latin Extended-A without its replaced letters', () => {
  const wanted = new Set([...codesOf(WANTED.basic), ...codesOf(WANTED.extended)])
  const lacking = Array.from({ length: 0x80 }, (_, i) => 0x100 + i).filter((c) => !wanted.has(c))
  expect(String.fromCodePoint(...lacking)).toBe('Ĳĳŉſ')
})

test('ranges and code points convert into each other', () => {
  expect(rangesOf([65, 66, 67, 90, 97, 98])).toEqual([
    [65, 67],
    [90, 90],
    [97, 98],
  ])
  expect(codesOf(rangesOf([1, 2, 9]))).toEqual([1, 2, 9])
})
