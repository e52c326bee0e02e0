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
const order = ({ album }: { album: AlbumJson }) => album.photos.map((p) => p.id[0]).join('')
const albumOf = (...entries: ImportedPhoto[]) => mergeAlbum(undefined, entries).album
const albumOrder = (...entries: ImportedPhoto[]) => order({ album: albumOf(...entries) })

describe('the order of an album', () => {
  test('is by time, then by name, with photos without a time last', () => {
    expect(
      order(
        mergeAlbum(undefined, [entry('a'), entry('b', '02'), entry('c', '01'), entry('d', '02')]),
      ),
    ).toBe('cbda')
  })
  test('stays as the owner made it, and new photos come last', () => {
    const album = albumOf(entry('a', '01'), entry('b', '02'), entry('c', '03'))
    album.photos.reverse()
    const merged = mergeAlbum(album, [
      entry('a', '01'),
      entry('b', '02'),
      entry('c', '03'),
      entry('d', '02'),
    ])
    expect(order(merged)).toBe('cbad')
    expect(merged.added).toEqual([idOf('d')])
  })
  test('by time is kept when a new photo is added', () => {
    const album = albumOf(entry('a', '01'), entry('c', '03'), entry('e'))
    expect(order(mergeAlbum(album, [entry('b', '02'), entry('d', '04'), entry('f')]))).toBe(
      'abcdef',
    )
  })
  test('without times only grows at the end', () => {
    expect(order(mergeAlbum(albumOf(entry('a'), entry('b')), [entry('c', '01')]))).toBe('abc')
  })
  test('is by fractions of a second within a series', () => {
    const at = (letter: string, more: string) => exact(letter, `2024-01-01T10:00:00${more}`)
    expect(albumOrder(at('a', '.9'), at('b', '.12'), at('c', ''))).toBe('cba')
  })
  test('is by absolute time if every file states its time zone, else by local time', () => {
    const late = exact('a', '2024-01-01T12:00:00+02:00')
    const early = exact('b', '2024-01-01T11:30:00+01:00')
    expect(albumOrder(early, late)).toBe('ab')
    expect(albumOrder(early, late, entry('c', '02'))).toBe('bac')
  })
  test('uses the owner’s time instead of the file’s moment', () => {
    const album = albumOf(exact('a', '2024-01-01T10:00:00+00:00'), entry('b', '03'))
    album.photos[0]!.capture = { taken: '2024-01-02T10:00:00' }
    const added = exact('c', '2024-01-01T12:00:00+00:00')
    const again = [exact('a', '2024-01-01T10:00:00+00:00'), entry('b', '03'), added]
    expect(order(mergeAlbum(album, again))).toBe('cab')
  })
  test('by whole seconds stays, and new photos are added by time', () => {
    const second = '2024-01-01T10:00:00'
    const album = albumOf(exact('a', second), exact('b', second), entry('d', '03'))
    const again = [exact('a', `${second}.9`), exact('b', `${second}.1`), entry('d', '03')]
    expect(order(mergeAlbum(album, [...again, entry('c', '02')]))).toBe('abcd')
  })
  test('does not publish fractions or time zones', () => {
    const [photo] = albumOf(exact('a', '2024-01-01T10:00:00.12+02:00')).photos
    expect(JSON.stringify(photo)).not.toMatch(/\.12|\+02/)
  })
  test('is the same for photos added together or one by one', () => {
    const all = ['a', 'b', 'c', 'd'].map((letter, i) => entry(letter, `0${4 - i}`))
    const whole = albumOf(...all)
    let piecemeal: AlbumJson | undefined
    for (const one of all) piecemeal = mergeAlbum(piecemeal, [one]).album
    expect(piecemeal!.photos).toEqual(whole.photos)
  })
})

describe('the data in an album file', () => {
  test('stay: alt texts, cover, unknown fields, photos on other hosts', () => {
    const outside: Photo = { id: 'outside-1', src: 'https://example.com/a.jpg', alt: '' }
    const before = albumOf(entry('a'))
    before.photos[0]!.alt = 'Mine'
    before.photos.unshift(outside)
    const { album, gone } = mergeAlbum({ ...before, cover: 'outside-1', mirror: true }, [
      entry('a'),
    ])
    expect(album).toMatchObject({ cover: 'outside-1', mirror: true })
    expect(album.photos[0]).toEqual(outside)
    expect(album.photos[1]!.alt).toBe('Mine')
    expect(gone).toEqual([])
  })
  test('stay if the owner turned the photo during the import, which is reported', () => {
    const before = albumOf(entry('a'))
    before.photos[0]!.rotate = 90
    const merged = mergeAlbum(before, [entry('a')])
    expect(merged.turned).toEqual([idOf('a')])
    expect(merged.album.photos).toEqual(before.photos)
  })
  test('are read from the file again with --fresh only', () => {
    const before = albumOf(entry('a', '01'))
    before.photos[0]!.capture = { camera: 'Pinhole' }
    expect(mergeAlbum(before, [entry('a', '01')]).album.photos[0]!.capture).toEqual({
      camera: 'Pinhole',
    })
    expect(
      mergeAlbum(before, [entry('a', '01')], { fresh: true }).album.photos[0]!.capture,
    ).toEqual({
      taken: '2024-01-01T10:00:00',
    })
  })
  test('stay without capture data if the owner emptied them', () => {
    const before = albumOf(entry('a', '01'))
    before.photos[0]!.capture = {}
    expect(mergeAlbum(before, [entry('a', '01')]).album.photos[0]!.capture).toEqual({})
  })
  test('get keywords and rating of a later export, except where the owner changed them', () => {
    const labelled = (keywords: string[], rating: number, before?: ImportedPhoto['before']) => {
      const one = entry('a')
      return { ...one, details: { ...one.details, keywords, rating }, before }
    }
    const read = { keywords: ['sea'], rating: 4 }
    const album = albumOf(labelled(['sea'], 4))
    const again = () => mergeAlbum(album, [labelled(['fog'], 2, read)]).album.photos[0]
    expect(again()).toMatchObject({ keywords: ['fog'], rating: 2 })
    Object.assign(album.photos[0]!, { keywords: ['mine'], rating: 5 })
    expect(again()).toMatchObject({ keywords: ['mine'], rating: 5 })
  })
  test('have keywords and rating of the file, or those of the owner', () => {
    const rated = (keywords: string[], rating: number) => {
      const one = entry('a')
      return { ...one, details: { ...one.details, keywords, rating } }
    }
    const before = albumOf(rated(['sea'], 4))
    expect(before.photos[0]).toMatchObject({ keywords: ['sea'], rating: 4 })
    const [none] = albumOf(rated([], 0)).photos
    expect(none).toMatchObject({ keywords: undefined, rating: undefined })
    Object.assign(before.photos[0]!, { keywords: [], rating: 0 })
    expect(mergeAlbum(before, [rated(['sea'], 4)]).album.photos[0]).toMatchObject({
      keywords: [],
      rating: 0,
    })
    expect(mergeAlbum(before, [rated(['sea'], 4)], { fresh: true }).album.photos[0]).toMatchObject({
      keywords: ['sea'],
      rating: 4,
    })
  })
})
