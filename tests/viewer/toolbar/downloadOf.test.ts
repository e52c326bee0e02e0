import { expect, test } from 'vitest'
import { downloadOf } from '../../../src/viewer/toolbar/downloadOf'

const photo = { src: '/photos/0a1b2c3d4e5f-1600.avif', alt: '', width: 1600 }

test('the largest file is saved under the names of album and caption', () => {
  const photos = [{ ...photo, alt: 'Fog over the bay' }, photo]
  expect(downloadOf('Alaska 2018', photos, 0)).toEqual({
    href: photo.src,
    name: 'Alaska 2018, Fog over the bay.avif',
  })
  expect(downloadOf('Alaska 2018', photos, 1).name).toBe('Alaska 2018, Photo 2 of 2.avif')
})

test('a JPEG is saved if there is one, and the largest file if the photo is on another host', () => {
  expect(downloadOf('A', [{ ...photo, jpeg: true }], 0).href).toBe('/photos/0a1b2c3d4e5f-1600.jpg')
  const candidates = [960, 2400].map((width) => ({
    src: `https://img.test/${width}.jpg?k=1`,
    width,
  }))
  const away = { ...photo, src: candidates[0]!.src, candidates }
  expect(downloadOf('A', [away], 0)).toEqual({
    href: candidates[1]!.src,
    name: 'A, Photo 1 of 1.jpg',
  })
})

test.each([
  ['What? "No": a/b\\c <d>|e*', 'A, What No a b c d e.avif'],
  ['Two\nlines.', 'A, Two lines.avif'],
  ['🏔'.repeat(100), `A, ${'🏔'.repeat(57)}.avif`],
])('every system accepts the file name of a download: %j', (alt, name) => {
  expect(downloadOf('A', [{ ...photo, alt }], 0).name).toBe(name)
})
