import { describe, expect, test } from 'vitest'
import type { Photo } from '../../../src/content/schema'
import type { AlbumJson } from '../../../src/darkroom/album/albumFile'
import { mergeAlbum } from '../../../src/darkroom/importing/mergeAlbum'
import type { ImportedPhoto } from '../../../src/darkroom/importing/photos/importedPhoto'

const idOf = (letter: string) => letter.repeat(12)
const entry = (letter: string, taken?: string): ImportedPhoto => ({
  id: idOf(letter),
  src: `/photos/${idOf(letter)}-300.avif`,
  details: {
    width: 300,
    height: 200,
    widths: [],
    color: '#123456',
    placeholder: 'UklG',
    alt: `Says ${letter}`,
    keywords: [],
    people: [],
    rating: 0,
    ...(taken ? { capture: { taken: `2024-01-${taken}T10:00:00` } } : {}),
  },
  rotate: 0,
  jpeg: false,
  from: { bytes: idOf(letter), file: `${letter}.jpg` },
})
/** A photo whose file states an exact moment. */
const exact = (letter: string, moment: string): ImportedPhoto => {
  const one = entry(letter)
  return { ...one, details: { ...one.details, capture: { taken: moment.slice(0, 19) }, moment } }
}
type Options = Partial<Parameters<typeof mergeAlbum>[2]>
const merge = (before: AlbumJson | undefined, entries: ImportedPhoto[], options: Options = {}) =>
  mergeAlbum(before, entries, { fresh: false, missed: new Set(), removedAgain: [], ...options })
const order = ({ album }: { album: AlbumJson }) => album.photos.map((p) => p.id[0]).join('')
const albumOf = (...entries: ImportedPhoto[]) => merge(undefined, entries).album

const second = '2024-01-01T10:00:00'
/** In UTC, `late` is the earlier. */
const late = exact('a', '2024-01-01T12:00:00+02:00')
const early = exact('b', '2024-01-01T11:30:00+01:00')

describe('the order of an album', () => {
  test.each([
    [
      'time, then by name, with photos without a time last',
      [entry('a'), entry('b', '02'), entry('c', '01'), entry('d', '02')],
      'cbda',
    ],
    [
      'fractions of a second within a series',
      [exact('a', `${second}.9`), exact('b', `${second}.12`), exact('c', second)],
      'cba',
    ],
    ['absolute time if every file states its time zone', [early, late], 'ab'],
    ['local time if a file states none', [early, late, entry('c', '02')], 'bac'],
  ])('is by %s', (_, entries, wanted) => {
    expect(order({ album: albumOf(...entries) })).toBe(wanted)
  })
  test.each([
    [
      'at its time in an album by time',
      [entry('a', '01'), entry('c', '03'), entry('e')],
      [entry('b', '02'), entry('d', '04'), entry('f')],
      'abcdef',
    ],
    ['last in an album without times', [entry('a'), entry('b')], [entry('c', '01')], 'abc'],
  ])('has a new photo %s', (_, old, added, wanted) => {
    expect(order(merge(albumOf(...old), added))).toBe(wanted)
  })
  test('stays as the owner made it, and new photos come last', () => {
    const album = albumOf(entry('a', '01'), entry('b', '02'), entry('c', '03'))
    album.photos.reverse()
    const merged = merge(album, [entry('a', '01'), entry('d', '02')])
    expect(order(merged)).toBe('cbad')
    expect(merged.added).toEqual([idOf('d')])
  })
  test('uses the owner’s time instead of the file’s moment', () => {
    const album = albumOf(exact('a', '2024-01-01T10:00:00+00:00'), entry('b', '03'))
    album.photos[0]!.capture = { taken: '2024-01-02T10:00:00' }
    const added = exact('c', '2024-01-01T12:00:00+00:00')
    const again = [exact('a', '2024-01-01T10:00:00+00:00'), entry('b', '03'), added]
    expect(order(merge(album, again))).toBe('cab')
  })
  test('by whole seconds stays, and new photos are added by time', () => {
    const album = albumOf(exact('a', second), exact('b', second), entry('d', '03'))
    const again = [exact('a', `${second}.9`), exact('b', `${second}.1`), entry('d', '03')]
    expect(order(merge(album, [...again, entry('c', '02')]))).toBe('abcd')
  })
  test('does not publish fractions or time zones', () => {
    const [photo] = albumOf(exact('a', '2024-01-01T10:00:00.12+02:00')).photos
    expect(JSON.stringify(photo)).not.toMatch(/\.12|\+02/)
  })
  test('is the same for photos added together or one by one', () => {
    const all = ['a', 'b', 'c', 'd'].map((letter, i) => entry(letter, `0${4 - i}`))
    const whole = albumOf(...all)
    let piecemeal: AlbumJson | undefined
    for (const one of all) piecemeal = merge(piecemeal, [one]).album
    expect(piecemeal!.photos).toEqual(whole.photos)
  })
})

describe('the data in an album file', () => {
  test('stay: alt texts, cover, unknown fields, photos on other hosts', () => {
    const outside: Photo = { id: 'outside-1', src: 'https://example.com/a.jpg', alt: '' }
    const before = albumOf(entry('a'))
    before.photos[0]!.alt = 'Mine'
    before.photos.unshift(outside)
    const { album, gone } = merge({ ...before, cover: 'outside-1', mirror: true }, [entry('a')])
    expect(album).toMatchObject({ cover: 'outside-1', mirror: true })
    expect(album.photos[0]).toEqual(outside)
    expect(album.photos[1]!.alt).toBe('Mine')
    expect(gone).toEqual([])
  })
  test('stay if the owner turned the photo during the import, which is reported', () => {
    const before = albumOf(entry('a'))
    before.photos[0]!.rotate = 90
    const merged = merge(before, [entry('a')])
    expect(merged.turned).toEqual([idOf('a')])
    expect(merged.album.photos).toEqual(before.photos)
  })
  const labelled = (keywords: string[], rating: number, recorded?: ImportedPhoto['recorded']) => {
    const one = entry('a', '01')
    return { ...one, details: { ...one.details, keywords, rating }, recorded }
  }
  test.each<Partial<Photo>>([
    { capture: { camera: 'Pinhole' } },
    { capture: {} },
    { keywords: [], rating: 0 },
  ])('stay as %j of the owner, and are read from the file again with --fresh only', (mine) => {
    const file = labelled(['sea'], 4)
    const before = albumOf(file)
    expect(before.photos[0]).toMatchObject({ keywords: ['sea'], rating: 4 })
    const edited = { ...before, photos: [{ ...before.photos[0]!, ...mine }] }
    expect(merge(edited, [file]).album).toEqual(edited)
    expect(merge(edited, [file], { fresh: true }).album).toEqual(before)
  })
  test('have no keywords and rating if the file has none', () => {
    expect(albumOf(labelled([], 0)).photos[0]).toMatchObject({
      keywords: undefined,
      rating: undefined,
    })
  })
  test('get keywords and rating of a later export, except where the owner changed them', () => {
    const album = albumOf(labelled(['sea'], 4))
    const later = labelled(['fog'], 2, { keywords: ['sea'], rating: 4 })
    const again = () => merge(album, [later]).album.photos[0]
    expect(again()).toMatchObject({ keywords: ['fog'], rating: 2 })
    Object.assign(album.photos[0]!, { keywords: ['mine'], rating: 5 })
    expect(again()).toMatchObject({ keywords: ['mine'], rating: 5 })
  })
})
