import { expect, test } from 'vitest'
import { checkAlbum } from '../../../../src/content/source/album/checkAlbum'
import { coverOf } from '../../../../src/content/source/album/coverOf'
import type { Photo } from '../../../../src/content/source/schema/album'

const SRC = '/photos/lake-1600.avif'
const photo = (more: Partial<Photo>): Photo => ({ id: 'lake', src: SRC, alt: 'A lake', ...more })

/** What build and check report of an album: `severity path code`. */
function told(photos: Photo[], cover?: string) {
  const album = { file: 'a.json', level: 'public', photos, ...(cover ? { cover } : {}) } as const
  const say = (purpose: 'build' | 'check') =>
    checkAlbum(album, purpose).map((d) => `${d.severity} ${d.path} ${d.code}`)
  return { build: say('build'), check: say('check') }
}

test('an album without faults has no findings', () => {
  expect(told([photo({})], 'lake')).toEqual({ build: [], check: [] })
})

test.each<[string, Photo[], string]>([
  ['an empty address', [photo({ src: '' })], 'photos[0].src empty-src'],
  [
    'an address with an extra letter',
    [photo({ src: `${SRC}g` })],
    'photos[0].src suspicious-extension',
  ],
  [
    'an address with a blank around it',
    [photo({ src: ` ${SRC}` })],
    'photos[0].src whitespace-in-url',
  ],
  ['an alt text of blanks', [photo({ alt: ' ' })], 'photos[0].alt empty-alt'],
])('the build warns of %s, and the check reports an error', (_, photos, place) => {
  expect(told(photos)).toEqual({ build: [`warning ${place}`], check: [`error ${place}`] })
})

test.each([
  [`${SRC},`, SRC],
  ['https://e.com/a.jpgg', 'https://e.com/a.jpg'],
  ['https://e.com/a.jpg ', 'https://e.com/a.jpg'],
])('the address %j gets the suggestion %s', (src, better) => {
  const album = { file: 'a.json', level: 'public', photos: [photo({ src })] } as const
  expect(checkAlbum(album, 'build').map(({ remedy }) => remedy)).toEqual([`Try ${better}`])
})

test.each([
  ['turned but published unturned is a finding', '/photos/0123456789ab-1600.avif', 90, true],
  ['turned and published turned is no finding', '/photos/0123456789ab-r90-1600.avif', 90, false],
  ['turned back but published turned is a finding', '/photos/0123456789ab-r90-1600.avif', 0, true],
  ['turned on another host is no finding', 'https://e.com/a-1600.avif', 90, false],
])('a photo %s', (_, src, rotate, isTold) => {
  const place = 'photos[0].rotate unpublished-turn'
  expect(told([photo({ src, rotate } as Partial<Photo>)])).toEqual(
    isTold ? { build: [`warning ${place}`], check: [`error ${place}`] } : { build: [], check: [] },
  )
})

test('a hidden photo may lack an alt text and repeat an address', () => {
  const photos = [photo({ alt: '', hide: true }), photo({ id: 'hill' })]
  expect(told(photos)).toEqual({ build: [], check: [] })
})

test('an alt text is required in public albums only', () => {
  const album = { file: 'a.json', level: 'listed', photos: [photo({ alt: '' })] } as const
  expect(checkAlbum(album, 'check')).toEqual([])
})

test('a photo that another album shows too is a note', () => {
  const album = { file: 'a.json', level: 'public', photos: [photo({})] } as const
  const found = checkAlbum(album, 'check', (src) => (src === SRC ? 'b.json' : undefined))
  expect(found.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'photos[0].src repeated-in-other-album',
  ])
})

test('an empty alt text of a decorative photo is no finding', () => {
  expect(told([photo({ alt: '', decorative: true })])).toEqual({ build: [], check: [] })
})

test.each<[string, Photo[], string]>([
  ['a repeated id', [photo({}), photo({ src: '/b.jpg' })], 'photos[1].id repeated-id'],
  ['a relative address', [photo({ src: 'lake.jpg' })], 'photos[0].src bad-url'],
  ['an http address', [photo({ src: 'http://e.com/a.jpg' })], 'photos[0].src insecure-url'],
  ...[
    '2019-13-01T10:00:00',
    '0000-00-00T00:00:00',
    '2019-02-29T10:00:00',
    '2019-02-28T24:00:00',
  ].map((taken): [string, Photo[], string] => [
    `the time ${taken}`,
    [photo({ capture: { taken } })],
    'photos[0].capture impossible-time',
  ]),
])('build and check report %s as an error', (_, photos, place) => {
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
])('the check reports a user name or password in %s', (field, more) => {
  expect(told([photo(more)]).check).toEqual([`error photos[0].${field} credentials-in-url`])
})

test('the last second of a leap day is no finding', () => {
  const photos = [photo({ capture: { taken: '2020-02-29T23:59:59' } })]
  expect(told(photos)).toEqual({ build: [], check: [] })
})

test('an address in capitals is no finding, because browsers ignore the case', () => {
  expect(told([photo({ src: 'HTTPS://E.COM/a.jpg' })])).toEqual({ build: [], check: [] })
})

test('a hidden cover is an error for build and check', () => {
  const photos = [photo({}), photo({ id: 'hill', src: '/b.jpg', hide: true })]
  const error = ['error cover unknown-cover']
  expect(told(photos, 'hill')).toEqual({ build: error, check: error })
})

test('only the check reports faults that a page can still show', () => {
  expect(told([photo({ alt: 'DSC_0042.JPG' }), photo({ id: 'hill', alt: 'A hill' })])).toEqual({
    build: [],
    check: ['error photos[0].alt alt-is-filename', 'error photos[1].src duplicate-url'],
  })
})

test('an address on this machine is an error for the build, not for the check', () => {
  const place = 'error photos[0].src local-url'
  expect(told([photo({ src: 'http://127.0.0.1:8080/a.jpg' })])).toEqual({
    build: [place],
    check: [],
  })
})

test('the cover is the named photo, else the first with a correct address, else the first', () => {
  const [bad, good] = [photo({ id: 'hill', src: '/b.jpgg' }), photo({})]
  expect(coverOf({ photos: [bad, good], cover: 'hill' })?.id).toBe('hill')
  expect(coverOf({ photos: [bad, good] })?.id).toBe('lake')
  expect(coverOf({ photos: [bad] })?.id).toBe('hill')
  for (const src of ['', ' ']) expect(coverOf({ photos: [photo({ src })] })).toBeUndefined()
})
