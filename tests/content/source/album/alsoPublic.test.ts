import { expect, test } from 'vitest'
import { alsoPublic } from '../../../../src/content/source/album/alsoPublic'
import type { Photo } from '../../../../src/content/source/schema/album'
import type { Level } from '../../../../src/content/source/schema/fields'

const photo = (src: string, more: Partial<Photo> = {}): Photo => ({
  id: src,
  src,
  alt: '',
  ...more,
})
const album = (file: string, level: Level, ...photos: Photo[]) => ({ file, level, photos })
const said = (...albums: Parameters<typeof alsoPublic>[0]) =>
  alsoPublic(albums).map(({ file, path, message }) => `${file} ${path} ${message}`)

const HERE = '/photos/0123456789ab-480.avif'
const TURNED = '/photos/0123456789ab-r90-960.avif'

test('a photo of an unlisted album is reported where a public album shows it in any size', () => {
  expect(
    said(
      album('family', 'unlisted', photo(HERE)),
      album('trips', 'public', photo('/photos/other.jpg'), photo(TURNED)),
      album('portraits', 'listed', photo(HERE)),
    ),
  ).toEqual(['trips photos[1] stands in family too, which is unlisted, and everybody sees it here'])
})

test('a photo is reported if another album hides it, but not if its own album does', () => {
  const hidden = photo('/a.jpg', { hide: true })
  expect(said(album('a', 'public', hidden), album('b', 'public', photo('/a.jpg')))).toEqual([
    'b photos[0] is hidden in a, and everybody sees it here',
  ])
  expect(said(album('a', 'public', hidden, photo('/a.jpg')))).toEqual([])
})

test('a photo is not reported if it is hidden, has no picture or is shared on purpose', () => {
  const family = album('family', 'unlisted', photo(HERE), photo(''))
  expect(said(family, album('b', 'public', photo(HERE, { hide: true }), photo('')))).toEqual([])
  expect(said({ ...family, shared: true }, album('b', 'public', photo(HERE)))).toEqual([])
})
