import { describe, expect, test } from 'vitest'
import { codesOf } from '../../tools/codeRanges'
import { missingLetters } from '../../tools/missingLetters'
import { type PackedFace, planLetters } from '../../tools/planLetters'
import { lettersOf } from '../../tools/usedLetters'

/** A typeface whose subset files have the letters of these texts. */
const faceOf = (family: string, subsets: Record<string, string>): PackedFace => ({
  family,
  subsets: new Map(
    Object.entries(subsets).map(([subset, text]) => [
      subset,
      new Set(Array.from(text, (sign) => sign.codePointAt(0)!)),
    ]),
  ),
})
const textOf = (ranges: readonly (readonly [number, number])[] = []) =>
  String.fromCodePoint(...codesOf(ranges)).replaceAll('\u00ad', '')

const LATIN = 'abcé†\u200c'
const sans = faceOf('Sans', { latin: LATIN, 'latin-ext': 'ąǎ', arabic: 'ابپ،٣\u200c', greek: 'αβ' })
const serif = faceOf('Serif', {
  latin: LATIN,
  'latin-ext': 'ąǎ',
  arabic: 'اب،٣\u200c',
  'greek-ext': 'ἀ',
})

describe('the letters of a text', () => {
  test('include every script, with marks, digits, stops and joiners', () => {
    const text = 'aä ب،٣ क्\u200dष €'
    expect(String.fromCodePoint(...lettersOf(text))).toBe('aä،ب٣कष्\u200d€')
  })
  test('exclude emoji and symbols', () => {
    expect(lettersOf('★ → 👩\u200d💻 ❤\ufe0f #')).toEqual([0x23])
  })
})

describe('the letters of the font files', () => {
  const planOf = (text: string, ...faces: PackedFace[]) => planLetters(lettersOf(text), faces)

  test('always include the base that both typefaces have', () => {
    const plan = planOf('', sans, serif)
    expect(Object.keys(plan)).toEqual(['basic', 'extended'])
    expect([textOf(plan.basic), textOf(plan.extended)]).toEqual(['abcé', 'ą'])
  })
  test('include letters in use, from the subset in which both typefaces have them', () => {
    const plan = planOf('ب، پ ٣ αἀ ǎ †', sans, serif)
    expect(Object.keys(plan)).toEqual(['basic', 'extended', 'arabic'])
    expect(textOf(plan.arabic)).toBe('،ب٣')
    expect([textOf(plan.basic), textOf(plan.extended)]).toEqual(['abcé†', 'ąǎ'])
  })
  test('include a joiner with the script that it joins', () => {
    const plan = planOf('ب\u200cا', sans, serif)
    expect([textOf(plan.arabic), textOf(plan.basic)]).toEqual(['اب\u200c', 'abcé'])
  })
})

describe('missing letters', () => {
  const linesOf = (text: string, ...faces: PackedFace[]) => {
    const used = lettersOf(text)
    const has = new Set(Object.values(planLetters(used, faces)).flatMap(codesOf))
    return missingLetters(used, (code) => has.has(code), faces)
  }

  test('are reported by script if a typeface has none of it', () => {
    expect(linesOf('Ида abc γ', sans, serif)).toEqual([
      "No letter of Greek (1 wanted) is in Sans and Serif; visitors see their system's font.",
      "No letter of Cyrillic (3 wanted) is in Sans and Serif; visitors see their system's font.",
    ])
    expect(linesOf('αβ', sans, serif)).toEqual([
      "No letter of Greek (2 wanted) is in Serif; visitors see their system's font.",
    ])
    expect(linesOf('И', sans, sans)).toEqual([
      "No letter of Cyrillic (1 wanted) is in Sans; visitors see their system's font.",
    ])
  })
  test('are reported one by one if both typefaces have others of the script', () => {
    expect(linesOf('ab ñ ا پ', sans, serif)).toEqual([
      '1 of 3 letters of Latin are not in both faces, and words with them are set in another: ñ',
      '1 of 2 letters of Arabic are not in both faces, and words with them are set in another: پ',
    ])
  })
  test('are not reported if they are unused or symbols', () => {
    expect(linesOf('abc ‡ ₽', sans, serif)).toEqual([])
  })
})
