import { expect, test } from 'vitest'
import {
  addressBelow,
  addressHere,
  photoServedFrom,
  servedFrom,
} from '../../../../src/content/source/addresses/photosBase'
import { filesOf } from '../../../../src/images/filesOf'

const BASE = 'https://photos.example.org/ada'
const SRC = '/photos/0123456789ab-1600.avif'

test('published pictures are served from the base, with and without a slash at its end', () => {
  expect(addressBelow(BASE, SRC)).toBe(`${BASE}/0123456789ab-1600.avif`)
  expect(addressBelow(`${BASE}/`, SRC)).toBe(`${BASE}/0123456789ab-1600.avif`)
})
test.each([
  '/photos/lake.avif',
  '/projects/0123456789ab-1600.avif',
  'https://x.example/a.avif',
  '',
])('%j stays where it is', (src) => expect(addressBelow(BASE, src)).toBe(src))
test('and are found here by the same name', () => {
  for (const base of [BASE, `${BASE}/`])
    expect(addressHere(base, addressBelow(base, SRC))).toBe(SRC)
  expect(addressHere(BASE, 'https://photos.example.org/adam/a.avif')).toBe(
    'https://photos.example.org/adam/a.avif',
  )
  expect(addressHere(undefined, SRC)).toBe(SRC)
})
test('so are all widths of a photo, its copies, and small variants of an outside one', () => {
  const small = '/photos/0123456789ab-480.avif'
  const photo = photoServedFrom(BASE, {
    id: 'a-lake',
    src: SRC,
    alt: '',
    width: 1600,
    mirror: { src: SRC, width: 1600 },
  })
  for (const { src } of filesOf(photo)) expect(src).toMatch(`${BASE}/`)
  expect(filesOf(photo)).toHaveLength(6)
  const outside = photoServedFrom(BASE, {
    id: 'a-lake',
    src: 'https://x.example/a.jpg',
    alt: '',
    candidates: [{ src: small, width: 480 }],
  })
  expect(outside.src).toBe('https://x.example/a.jpg')
  expect(outside.candidates).toEqual([{ src: `${BASE}/0123456789ab-480.avif`, width: 480 }])
})
test('without a base nothing changes', () => {
  const picture = { src: SRC }
  expect(servedFrom(undefined, picture)).toBe(picture)
})
