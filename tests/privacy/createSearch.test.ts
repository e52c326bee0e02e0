import { expect, test } from 'vitest'
import { createSearch } from '../../src/privacy/createSearch'
import { readableText } from '../../src/privacy/readableText'
import { seeded } from '../random'

test('the search for many texts finds the same as a search for each text', () => {
  const random = seeded(7)
  const word = (letters: string, length: number) =>
    Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join('')
  const texts = new Set(Array.from({ length: 400 }, (_, i) => word('abAé', 3 + (i % 14))))
  const wanted = Array.from(texts, (text) => ({ text }))
  const search = createSearch(wanted, () => true)
  for (let i = 0; i < 40; i++) {
    const text = word('abABé', 600)
    const lower = (said: string) => said.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
    const places = wanted.map((one) => [one, lower(text).indexOf(lower(one.text))] as const)
    expect(search(text)).toEqual(new Map(places.filter(([, at]) => at >= 0)))
  }
})

test('the search returns the first place that counts', () => {
  const wanted = [{ text: 'abcdefgh' }]
  const search = createSearch(wanted, (_, text, at) => text.charAt(at - 1) === '/')
  expect([...search('abcdefgh /abcdefgh')]).toEqual([[wanted[0], 10]])
  expect([...search('abcdefg')]).toEqual([])
})

test('escapes are decoded, even two layers', () => {
  expect(readableText('&lt;Emma &amp; No\\u00eb&#x27;s%20boat\\"')).toBe('<Emma & Noë\'s boat"')
  expect(readableText('&quot;\\&quot;Emma&quot;')).toBe('""Emma"')
  expect(readableText('50% off, %zz, %E0%A4, &#x110000;')).toBe('50% off, %zz, %E0%A4, &#x110000;')
})
