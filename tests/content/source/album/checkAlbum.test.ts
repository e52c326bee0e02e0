import { expect, test } from 'vitest'
import { checkAlbum } from '../../../../src/content/source/album/checkAlbum'
import { coverOf } from '../../../../src/content/source/album/coverOf'
import type { Photo } from '../../../../src/content/source/schema/album'

const SRC = '/photos/lake-1600.avif'
const TURNED = '/photos/0123456789ab-r90-1600.avif'
const photo = (more: Partial<Photo>): Photo => ({ id: 'lake', src: SRC, alt: 'A lake', ...more })
const albumOf = (...photos: Photo[]) => ({ file: 'a.json', level: 'public', photos }) as const

/** What build and check report of an album: `severity path code`. */
function told(photos: Photo[], cover?: string) {
  const album = { ...albumOf(...photos), ...(cover ? { cover } : {}) }
  const say = (purpose: 'build' | 'check') =>
    checkAlbum(album, purpose).map((d) => `${d.severity} ${d.path} ${d.code}`)
  return { build: say('build'), check: say('check') }
}

test.each<[string, Photo[]]>([
  ['no fault', [photo({})]],
  [
    'a hidden photo without alt text, at a repeated address',
    [photo({ id: 'hill', alt: '', hide: true }), photo({})],
  ],
  ['a decorative photo without alt text', [photo({ alt: '', decorative: true })]],
  ['the last second of a leap day', [photo({ capture: { taken: '2020-02-29T23:59:59' } })]],
  ['an address in capitals: browsers ignore the case', [photo({ src: 'HTTPS://E.COM/a.jpg' })]],
  ['a turned photo, published turned', [photo({ src: TURNED, rotate: 90 })]],
  ['a turned photo on another host', [photo({ src: 'https://e.com/a-1600.avif', rotate: 90 })]],
])('an album with %s has no findings', (_, photos) => {
  expect(told(photos, 'lake')).toEqual({ build: [], check: [] })
})

test.each<[string, Photo, string]>([
  ['an empty address', photo({ src: '' }), 'src empty-src'],
  ['an address with an extra letter', photo({ src: `${SRC}g` }), 'src suspicious-extension'],
  ['an address with a blank around it', photo({ src: ` ${SRC}` }), 'src whitespace-in-url'],
  ['an alt text of blanks', photo({ alt: ' ' }), 'alt empty-alt'],
  [
    'a turned photo, published unturned',
    photo({ src: TURNED.replace('-r90', ''), rotate: 90 }),
    'rotate unpublished-turn',
  ],
  ['a photo turned back, published turned', photo({ src: TURNED }), 'rotate unpublished-turn'],
])('the build warns of %s, and the check reports an error', (_, faulty, found) => {
  const place = `photos[0].${found}`
  expect(told([faulty])).toEqual({ build: [`warning ${place}`], check: [`error ${place}`] })
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
    '2019-02-28T10:60:00',
  ].map((taken): [string, Photo[], string] => [
    `the time ${taken}`,
    [photo({ capture: { taken } })],
    'photos[0].capture impossible-time',
  ]),
  ['a hidden cover', [photo({ hide: true }), photo({ id: 'hill' })], 'cover unknown-cover'],
])('build and check report %s as an error', (_, photos, place) => {
  const cover = place.startsWith('cover') ? 'lake' : undefined
  expect(told(photos, cover)).toEqual({ build: [`error ${place}`], check: [`error ${place}`] })
})

test.each([
  [`${SRC},`, SRC],
  ['https://e.com/a.jpgg', 'https://e.com/a.jpg'],
  ['https://e.com/a.jpg ', 'https://e.com/a.jpg'],
])('the address %j gets the suggestion %s', (src, better) => {
  const found = checkAlbum(albumOf(photo({ src })), 'build')
  expect(found.map(({ remedy }) => remedy)).toEqual([`Try ${better}`])
})

test('an alt text is required in public albums only', () => {
  const album = { ...albumOf(photo({ alt: '' })), level: 'listed' } as const
  expect(checkAlbum(album, 'check')).toEqual([])
})

test('a photo that another album shows too is a note', () => {
  const inOther = (src: string) => (src === SRC ? 'b.json' : undefined)
  const note = { severity: 'info', path: 'photos[0].src', code: 'repeated-in-other-album' }
  expect(checkAlbum(albumOf(photo({})), 'check', inOther)).toMatchObject([note])
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

test('only the check reports faults that a page can still show', () => {
  expect(told([photo({ alt: 'DSC_0042.JPG' }), photo({ id: 'hill', alt: 'A hill' })])).toEqual({
    build: [],
    check: ['error photos[0].alt alt-is-filename', 'error photos[1].src duplicate-url'],
  })
})

test('an address on this machine is an error for the build, not for the check', () => {
  const build = ['error photos[0].src local-url']
  expect(told([photo({ src: 'http://127.0.0.1:8080/a.jpg' })])).toEqual({ build, check: [] })
})

test('the cover is the named photo, else the first with a correct address, else the first', () => {
  const [bad, good] = [photo({ id: 'hill', src: '/b.jpgg' }), photo({})]
  expect(coverOf({ photos: [bad, good], cover: 'hill' })?.id).toBe('hill')
  expect(coverOf({ photos: [bad, good] })?.id).toBe('lake')
  expect(coverOf({ photos: [bad] })?.id).toBe('hill')
  for (const src of ['', ' ']) expect(coverOf({ photos: [photo({ src })] })).toBeUndefined()
})
