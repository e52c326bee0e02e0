import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../src/content/source/languages'
import * as english from '../../src/words/en'

type Parts = Record<string, Record<string, unknown>>

/** What stands for the values that a sentence holds: a number for each, which a text may be too. */
const SAMPLE = [2, 3, 4]

/** Every text of a part, sentences filled, by its key. */
const textsOf = (words: Record<string, unknown>) =>
  Object.entries(words).map(([key, text]) => {
    if (typeof text !== 'function') return [key, text] as const
    const fill = text as (...values: unknown[]) => unknown
    return [key, fill(...(key === 'number' ? ['2.8'] : SAMPLE))] as const
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

  test('hold all that they are given', async () => {
    for (const [part, words] of Object.entries(await load()))
      for (const [key, text] of textsOf(words)) {
        const given = (words[key] as { length?: number }).length ?? 0
        if (typeof words[key] !== 'function' || part === 'capture') continue
        // A place counts from 0, and is said from 1.
        const values = part === 'photo' && key === 'place' ? [3, 3] : SAMPLE.slice(0, given)
        for (const value of values) expect(text, `${part}.${key}`).toContain(String(value))
      }
  })

  test('group the digits of counts', async () => {
    const { photo, album, viewer, machines } = (await load()) as unknown as typeof english
    const [from, to] = [1234, 5678].map((count) => new Intl.NumberFormat(lang).format(count))
    for (const text of [photo.place(1233, 5678), album.others(1234, 5678)]) {
      expect(text).toContain(from)
      expect(text).toContain(to)
    }
    expect([viewer.position(1234), viewer.position(999)]).toEqual([from, '999'])
    expect(viewer.of(5678)).toContain(to)
    expect(machines.album('Lakes', 5678, 'Ada')).toContain(to)
  })

  test('name every month, and no other', async () => {
    const { capture } = (await load()) as unknown as typeof english
    const months = Array.from({ length: 12 }, (_, month) => capture.date(1, month, 2020))
    const long = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    expect(months).toEqual(months.map((_, month) => long.format(Date.UTC(2020, month, 1))))
    expect(capture.number('2.8')).toBe(new Intl.NumberFormat(lang).format(2.8))
  })
})

test('every part can be asked for by its name, and no other', () => {
  const declared = readFileSync('src/words/virtual.d.ts', 'utf8').matchAll(
    /'virtual:words\/(\w+)'/g,
  )
  expect(Array.from(declared, ([, part]) => part).toSorted()).toEqual(
    Object.keys(english).toSorted(),
  )
})
