import { describe, expect, test, vi } from 'vitest'
import { fontRuns } from '../../src/fonts/fontRuns'

// As of faces that have every letter that is wanted: yours may lack some.
vi.mock('../../src/fonts/letters.gen.json', async () => ({
  default: (await import('../../src/fonts/wantedLetters')).WANTED,
}))

/** The words that are set in the fallback font. */
const fallen = (text: string) =>
  fontRuns(text)
    .filter(({ isFallback }) => isFallback)
    .map((run) => run.text)

describe('a text in runs of one font', () => {
  test.each([
    'Your Name',
    'Siobhán O’Shaughnessy-Ó Dónaill',
    "O'Brien & Sons",
    'Żółwiński',
    'Łódź, Rechen\u00adzentrums\u00adbetrieb',
    'Łukasz Gęślą Jaźń, Ştefan Țepeș, Dvořák Őszi',
  ])('is one, where the fonts have every letter: %s', (text) => {
    expect(fontRuns(text)).toEqual([{ text, isFallback: false }])
  })

  test('takes a word with a letter that they lack whole', () => {
    expect(fallen('Nguyễn van Trần')).toEqual(['Nguyễn', 'Trần'])
    expect(fallen('Nguyễn\u00adTrần van')).toEqual(['Nguyễn\u00adTrần'])
    expect(fallen('Ó Dónaill-Nguyễn')).toEqual(['Dónaill-Nguyễn'])
    expect(fallen('山田太郎')).toEqual(['山田太郎'])
    expect(fallen('Иван Żak')).toEqual(['Иван'])
  })

  test('takes a letter with a mark of its own as one that they lack', () => {
    expect(fallen('Z\u0307uk Bo')).toEqual(['Z\u0307uk'])
  })

  test('leaves a word with an emoji or a sign in its font: only that one falls back', () => {
    for (const text of ['🏔️', 'Hiking🏔️', '3\ufe0f\u20e3 days', 'Oslo → Bergen ★'])
      expect(fallen(text)).toEqual([])
  })

  test('has every sign of the text in its order, and none of an empty one', () => {
    for (const text of ['', ' ', 'Nguyễn', '  Nguyễn \n Bo Trần ', '🏔️ 山 a'])
      expect(
        fontRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    expect(fontRuns('')).toEqual([])
  })
})
