import { describe, expect, test, vi } from 'vitest'
import { fontRuns } from '../../src/fonts/fontRuns'

// As if the faces had every wanted letter: yours may lack some.
vi.mock('../../src/fonts/letters.gen.json', async () => ({
  default: (await import('../../src/fonts/wantedLetters')).WANTED,
}))

/** The words that are set in the fallback font. */
const fallen = (text: string) =>
  fontRuns(text)
    .filter(({ isFallback }) => isFallback)
    .map((run) => run.text)

describe('the font runs of a text', () => {
  test.each([
    'Your Name',
    'Siobhán O’Shaughnessy-Ó Dónaill',
    "O'Brien & Sons",
    'Żółwiński',
    'Łódź, Rechen\u00adzentrums\u00adbetrieb',
    'Łukasz Gęślą Jaźń, Ştefan Țepeș, Dvořák Őszi',
  ])('are one run if the fonts have every letter: %s', (text) => {
    expect(fontRuns(text)).toEqual([{ text, isFallback: false }])
  })

  test('set a word with a missing letter wholly in the fallback font', () => {
    expect(fallen('Nguyễn van Trần')).toEqual(['Nguyễn', 'Trần'])
    expect(fallen('Nguyễn\u00adTrần van')).toEqual(['Nguyễn\u00adTrần'])
    expect(fallen('Ó Dónaill-Nguyễn')).toEqual(['Dónaill-Nguyễn'])
    expect(fallen('山田太郎')).toEqual(['山田太郎'])
    expect(fallen('Иван Żak')).toEqual(['Иван'])
  })

  test('treat a letter with a combining mark as missing', () => {
    expect(fallen('Z\u0307uk Bo')).toEqual(['Z\u0307uk'])
  })

  test('keep a word with an emoji or a symbol in its font', () => {
    for (const text of ['🏔️', 'Hiking🏔️', '3\ufe0f\u20e3 days', 'Oslo → Bergen ★'])
      expect(fallen(text)).toEqual([])
  })

  test('hold every character of the text in order', () => {
    for (const text of ['', ' ', 'Nguyễn', '  Nguyễn \n Bo Trần ', '🏔️ 山 a'])
      expect(
        fontRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text)
    expect(fontRuns('')).toEqual([])
  })
})
