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

test('published pictures are served from the photo base, with or without a trailing slash', () => {
  expect(addressBelow(BASE, SRC)).toBe(`${BASE}/0123456789ab-1600.avif`)
  expect(addressBelow(`${BASE}/`, SRC)).toBe(`${BASE}/0123456789ab-1600.avif`)
})
test.each([
  '/photos/lake.avif',
  '/projects/0123456789ab-1600.avif',
  'https://x.example/a.avif',
  '',
])('the address %j is not moved to the photo base', (src) =>
  expect(addressBelow(BASE, src)).toBe(src),
)
test('an address below the photo base leads to the local file of the same name', () => {
  for (const base of [BASE, `${BASE}/`])
    expect(addressHere(base, addressBelow(base, SRC))).toBe(SRC)
  expect(addressHere(BASE, 'https://photos.example.org/adam/a.avif')).toBe(
    'https://photos.example.org/adam/a.avif',
  )
  expect(addressHere(undefined, SRC)).toBe(SRC)
})
test('all widths, copies and small variants of a photo are served from the photo base', () => {
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
test('a picture is unchanged without a photo base', () => {
  const picture = { src: SRC }
  expect(servedFrom(undefined, picture)).toBe(picture)
})
