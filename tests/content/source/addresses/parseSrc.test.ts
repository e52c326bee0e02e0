import { expect, test } from 'vitest'
import { parseSrc } from '../../../../src/content/source/addresses/parseSrc'

test.each([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['/photos/a-1600.avif', 'own'],
  ['photos/a.jpg', 'unreadable'],
  ['//img.example.com/a.jpg', 'unreadable'],
  ['ftp://img.example.com/a.jpg', 'unreadable'],
  ['javascript:alert(1)', 'unreadable'],
  ['https://', 'unreadable'],
  ['https://img.example.com/a.jpg', 'address'],
])('the address %j is of the kind %s', (src, kind) => {
  expect(parseSrc(src).kind).toBe(kind)
})

test.each([
  ['https://i.example.com/a.jpgg', 'https://i.example.com/a.jpg'],
  ['https://i.example.com/a.jpg1', 'https://i.example.com/a.jpg'],
  ['https://i.example.com/a.jpg,', 'https://i.example.com/a.jpg'],
  ['https://i.example.com/a.JPEG).', 'https://i.example.com/a.JPEG'],
  ['https://i.example.com/a.jpg.jpgx', 'https://i.example.com/a.jpg.jpg'],
  ['https://i.example.com/a%20b.pngg', 'https://i.example.com/a%20b.png'],
  ['https://i.example.com/a.webp"', 'https://i.example.com/a.webp'],
])('the address %s gets the suggestion %s', (src, mended) => {
  expect(parseSrc(src)).toMatchObject({ mended })
})

test.each([
  'https://i.example.com/a.jpg',
  'https://i.example.com/a.jpg?size=1,2',
  'https://i.example.com/a.jpg#top',
  'https://i.example.com/a.jpg:large',
  'https://i.example.com/a',
  'https://i.example.com/v1.jpg/a',
])('the address %s gets no suggestion', (src) => {
  expect(parseSrc(src)).not.toHaveProperty('mended')
  expect(parseSrc(src)).not.toHaveProperty('stuck')
})

test('different spellings of an address give one URL', () => {
  const url = (src: string) => (parseSrc(src) as { url: string }).url
  expect(url('https://I.example.com:443/a b.jpg#x')).toBe(url('https://i.example.com/a%20b.jpg'))
  expect(url('https://i.example.com/a.jpg?x=1')).not.toBe(url('https://i.example.com/a.jpg'))
})

test('an http address gets the suggestion https, except on this machine', () => {
  expect(parseSrc('http://i.example.com/a.jpg')).toMatchObject({
    secure: 'https://i.example.com/a.jpg',
  })
  expect(parseSrc('http://127.0.0.1:8080/a.jpg')).not.toHaveProperty('secure')
  expect(parseSrc('http://127.0.0.1.example.com/a.jpg')).toHaveProperty('secure')
})

test('needless percent escapes do not change the URL', () => {
  const url = 'https://example.com/dup%2Fa%20b.jpg'
  for (const src of [url, url.replace('dup', '%64up'), url.replace('2F', '2f')])
    expect(parseSrc(src)).toMatchObject({ kind: 'address', url })
})
