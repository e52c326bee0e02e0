import { expect, test } from 'vitest'
import { checkAlbum } from '../../../../src/content/source/album/checkAlbum'
import { coverOf } from '../../../../src/content/source/album/coverOf'
import type { Photo } from '../../../../src/content/source/schema/album'

const SRC = '/photos/lake-1600.avif'
const photo = (more: Partial<Photo>): Photo => ({ id: 'lake', src: SRC, alt: 'A lake', ...more })

/** What each of the two is told of an album: `severity path code`. */
function told(photos: Photo[], cover?: string) {
  const album = { file: 'a.json', level: 'public', photos, ...(cover ? { cover } : {}) } as const
  const say = (purpose: 'build' | 'check') =>
    checkAlbum(album, purpose).map((d) => `${d.severity} ${d.path} ${d.code}`)
  return { build: say('build'), check: say('check') }
}

test('a sound album is told nothing of', () => {
  expect(told([photo({})], 'lake')).toEqual({ build: [], check: [] })
})

test.each<[string, Photo[], string]>([
  ['an empty address', [photo({ src: '' })], 'photos[0].src empty-src'],
  ['a letter too many', [photo({ src: `${SRC}g` })], 'photos[0].src suspicious-extension'],
  ['a blank around it', [photo({ src: ` ${SRC}` })], 'photos[0].src whitespace-in-url'],
  ['an alt of blanks', [photo({ alt: ' ' })], 'photos[0].alt empty-alt'],
])('the build lives with %s, and the check wants it mended', (_, photos, place) => {
  expect(told(photos)).toEqual({ build: [`warning ${place}`], check: [`error ${place}`] })
})

test.each([
  ['turned, and published as it was', '/photos/0123456789ab-1600.avif', 90, true],
  ['turned, and published so', '/photos/0123456789ab-r90-1600.avif', 90, false],
  ['turned back, and published turned', '/photos/0123456789ab-r90-1600.avif', 0, true],
  ['of another host', 'https://e.com/a-1600.avif', 90, false],
])('one that is %s', (_, src, rotate, isTold) => {
  const place = 'photos[0].rotate unpublished-turn'
  expect(told([photo({ src, rotate } as Partial<Photo>)])).toEqual(
    isTold ? { build: [`warning ${place}`], check: [`error ${place}`] } : { build: [], check: [] },
  )
})

test('an empty alt is told nothing of where it is meant', () => {
  expect(told([photo({ alt: '', decorative: true })])).toEqual({ build: [], check: [] })
})

test.each<[string, Photo[], string]>([
  ['an id twice', [photo({}), photo({ src: '/b.jpg' })], 'photos[1].id repeated-id'],
  ['no address', [photo({ src: 'lake.jpg' })], 'photos[0].src bad-url'],
  ['no encryption', [photo({ src: 'http://e.com/a.jpg' })], 'photos[0].src insecure-url'],
])('neither lives with %s', (_, photos, place) => {
  expect(told(photos)).toEqual({ build: [`error ${place}`], check: [`error ${place}`] })
})

// The build finds these in every field that holds an address: see checkAddresses.
test.each([
  ['src', { src: 'https://ada:secret@e.com/a.jpg' }],
  ['src', { src: 'http://ada:secret@e.com/a.jpg' }],
  ['src', { src: 'https://ada@e.com/a.jpg' }],
  ['template', { template: 'https://ada:secret@e.com/{W}/a.jpg' }],
  ['candidates', { candidates: [{ src: 'https://ada:secret@e.com/a.jpg', width: 480 }] }],
  ['mirror', { mirror: { src: 'https://ada:secret@e.com/a.jpg', width: 480 } }],
])('the check tells of a name or a password in %s', (field, more) => {
  expect(told([photo(more)]).check).toEqual([`error photos[0].${field} credentials-in-url`])
})

test('both live with an address in capitals, which browsers read as any other', () => {
  expect(told([photo({ src: 'HTTPS://E.COM/a.jpg' })])).toEqual({ build: [], check: [] })
})

test('a cover that is not shown is an error for both', () => {
  const photos = [photo({}), photo({ id: 'hill', src: '/b.jpg', hide: true })]
  const error = ['error cover unknown-cover']
  expect(told(photos, 'hill')).toEqual({ build: error, check: error })
})

test('only the check tells of what a page can show all the same', () => {
  expect(told([photo({ alt: 'DSC_0042.JPG' }), photo({ id: 'hill', alt: 'A hill' })])).toEqual({
    build: [],
    check: ['error photos[0].alt alt-is-filename', 'error photos[1].src duplicate-url'],
  })
})

test('an address on this machine may be tried out, and not published', () => {
  const place = 'error photos[0].src local-url'
  expect(told([photo({ src: 'http://127.0.0.1:8080/a.jpg' })])).toEqual({
    build: [place],
    check: [],
  })
})

test('the cover is the one named, else the first that is well spelt, else the first', () => {
  const [bad, good] = [photo({ id: 'hill', src: '/b.jpgg' }), photo({})]
  expect(coverOf({ photos: [bad, good], cover: 'hill' })?.id).toBe('hill')
  expect(coverOf({ photos: [bad, good] })?.id).toBe('lake')
  expect(coverOf({ photos: [bad] })?.id).toBe('hill')
  expect(coverOf({ photos: [photo({ src: '' })] })).toBeUndefined()
})
