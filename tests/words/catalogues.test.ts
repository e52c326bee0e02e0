import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/source/site/languages'
import * as german from '../../src/words/de'
import * as english from '../../src/words/en'

type Parts = Record<string, Record<string, unknown>>

/**
 * Sample values for the sentences. A number also stands for a text. Languages may have words for
 * smaller numbers.
 */
const SAMPLE = [10, 11, 12, 13]

/** A text with the digits of any script as 0 to 9. Unicode has each script's ten in a row. */
const withLatinDigits = (text: string) =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!
    let below = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - below - 1))) below += 1
    return String(below % 10)
  })

/** Every text of a part, sentences filled, by its key. */
const textsOf = (words: Record<string, unknown>) =>
  Object.entries(words).map(([key, text]) => {
    if (typeof text !== 'function') return [key, text] as const
    const fill = text as (...values: unknown[]) => unknown
    const filled = fill(...(key === 'number' ? ['2.8'] : SAMPLE))
    // Some texts are lists of pieces.
    return [key, [filled].flat().join('')] as const
  })

const kindsOf = (parts: Parts) =>
  Object.entries(parts).map(([part, words]) => [
    part,
    Object.entries(words).map(([key, text]) => `${key}: ${typeof text}`),
  ])

describe.each(languages().map((lang) => [lang]))('the words in %s', (lang) => {
  const load = async () => ({ ...(await import(`../../src/words/${lang}.ts`)) }) as Parts

  test('are as many as in English, and none is empty', async () => {
    const parts = await load()
    expect(kindsOf(parts)).toEqual(kindsOf({ ...english }))
    for (const [part, words] of Object.entries(parts))
      for (const [key, text] of textsOf(words))
        expect(text, `${part}.${key}`).toEqual(expect.stringMatching(/\S/))
  })

  test('contain every value that they are given', async () => {
    for (const [part, words] of Object.entries(await load()))
      for (const [key, text] of textsOf(words)) {
        const given = (words[key] as { length?: number }).length ?? 0
        if (typeof words[key] !== 'function' || part === 'capture') continue
        // It takes a number of words that it does not show.
        if (key === 'nothingHas') continue
        const values = SAMPLE.slice(0, given)
        // A place counts from 0 and is shown from 1.
        if (key === 'place' && part !== 'machines') values[part === 'photo' ? 0 : 1]! += 1
        for (const value of values)
          expect(withLatinDigits(text as string), `${part}.${key}`).toContain(String(value))
      }
  })

  test('show large counts whole, grouped or not', async () => {
    const { photo, album, viewer, machines } = (await load()) as unknown as typeof english
    for (const text of [photo.place(1233, 5678), album.others(1234, 5678)]) {
      expect(withLatinDigits(text)).toMatch(/1\D?234/)
      expect(withLatinDigits(text)).toMatch(/5\D?678/)
    }
    expect(withLatinDigits(viewer.position(1234))).toMatch(/^1\D?234$/)
    expect(withLatinDigits(viewer.of(5678))).toMatch(/5\D?678/)
    expect(withLatinDigits(machines.album('Lakes', 5678, 'Ada'))).toMatch(/5\D?678/)
  })

  test('name twelve months, and show a number unchanged', async () => {
    const { capture } = (await load()) as unknown as typeof english
    const months = Array.from({ length: 12 }, (_, month) => capture.date(1, month, 2020))
    expect(new Set(months).size).toBe(12)
    expect(months.join()).not.toContain('undefined')
    for (const date of months) expect(withLatinDigits(date)).toMatch(/2020/)
    expect(withLatinDigits(capture.number('2.8'))).toMatch(/^2\D8$/)
  })
})

/** Only the shipped languages: an owner's own language may use other digits and names of months. */
describe.each([
  ['en', 'en-GB', english],
  ['de', 'de', german],
])('numbers and dates in %s match Intl:', (_, locale, { viewer, capture }) => {
  const number = new Intl.NumberFormat(locale)

  test('counts', () => {
    for (const count of [999, 1234]) expect(viewer.position(count)).toBe(number.format(count))
    expect(capture.number('2.8')).toBe(number.format(2.8))
  })

  test('months', () => {
    const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
    for (let month = 0; month < 12; month += 1)
      expect(capture.date(1, month, 2020)).toBe(long.format(Date.UTC(2020, month, 1)))
  })
})

test('every part of the words has its virtual module', () => {
  const declared = readFileSync('src/words/virtual.d.ts', 'utf8').matchAll(
    /'virtual:words\/(\w+)'/g,
  )
  expect(Array.from(declared, ([, part]) => part).toSorted()).toEqual(
    Object.keys(english).toSorted(),
  )
})
