import { describe, expect, test } from 'vitest'
import type { AlbumFile } from '../../../src/content/schema'
import { entriesOf } from '../../../src/darkroom/album/editAlbum'
import type { Journal } from '../../../src/darkroom/edits/journal'
import type { Act } from '../../../src/table/contract'
import { setValue } from '../../../src/darkroom/edits/editJson'
import { planAct } from '../../../src/table/server/createTable'
import { A, ALBUM, B, C, ODD } from '../../table/server/album'

type Photos = AlbumFile['photos']
const only = (photos: Photos, ...ids: string[]) => ids.map((id) => photos.find((p) => p.id === id))
const plan = (act: Act, own: string, removed = entriesOf(own, [])) =>
  planAct({ version: 3, steps: [], done: 0, removed }, { own }, act)[0].own

/** Edits, and the photos that remain after each. */
const ACTS: [Act, (photos: Photos) => unknown][] = [
  [{ type: 'order', ids: [C, A, B] }, (photos) => only(photos, C, A, B)],
  [
    { type: 'caption', photo: B, text: 'Zwei "Möwen" \\ 🕊' },
    ([a, b, c]) => [a, { ...b, alt: 'Zwei "Möwen" \\ 🕊' }, c],
  ],
  [{ type: 'caption', photo: C, text: '' }, ([a, b, c]) => [a, b, { ...c, alt: '' }]],
  [
    { type: 'hide', photos: [A, C] },
    ([a, b, c]) => [{ ...a, hide: true }, b, { ...c, hide: true }],
  ],
  [{ type: 'remove', photos: [A] }, (photos) => only(photos, B, C)],
  [{ type: 'remove', photos: [B] }, (photos) => only(photos, A, C)],
  [{ type: 'remove', photos: [C] }, (photos) => only(photos, A, B)],
  [{ type: 'remove', photos: [A, B] }, (photos) => only(photos, C)],
]

test.each(ACTS)('the edit %j changes no other byte of an oddly formatted file', (act, left) => {
  const edited = plan(act, ODD)
  const [before, after] = [ODD, edited].map((text) => JSON.parse(text) as AlbumFile)
  expect(after).toEqual({ ...before, photos: left(before!.photos) })
  const pieces = ODD.split(/[{}]/)
  const kept = pieces.filter((piece) => edited.includes(piece)).length
  expect(pieces.length - kept, 'changed pieces').toBeLessThanOrEqual(4)
})

test('a removed photo is put back at its place, or last if the album has become shorter', () => {
  const entries = entriesOf(ALBUM, [B, C])
  const ids = (text: string) => (JSON.parse(text) as AlbumFile).photos.map(({ id }) => id)
  const without = plan({ type: 'remove', photos: [A, B, C] }, ALBUM)
  expect(without).toContain('"photos": [],')
  expect(JSON.parse(without), 'the cover is removed with its photo').not.toHaveProperty('cover')
  expect(ids(plan({ type: 'putBack', photos: [B, C] }, without, entries))).toEqual([B, C])
  const one = plan({ type: 'remove', photos: [B, C] }, ALBUM)
  expect(ids(plan({ type: 'putBack', photos: [C] }, one, entries))).toEqual([A, C])
  const all = plan({ type: 'putBack', photos: [B, C] }, ALBUM, entries)
  expect(all, 'existing photos stay').toBe(ALBUM)
})

/** All orders of some letters. */
const ordersOf = (all: string): string[] =>
  all
    ? all.split('').flatMap((one) => ordersOf(all.replace(one, '')).map((rest) => one + rest))
    : ['']

describe('removed photos come back between their former neighbours', () => {
  const albumOf = (ids: string) =>
    JSON.stringify({ photos: ids.split('').map((id) => ({ id, src: `/${id}.jpg`, alt: '' })) })
  const idsOf = (text: string) =>
    (JSON.parse(text) as AlbumFile).photos.map(({ id }) => id).join('')
  const journal: Journal = { version: 3, steps: [], done: 0, removed: [] }
  const remove = (own: string, before: Journal, ids: string) =>
    planAct(before, { own }, { type: 'remove', photos: ids.split('') })

  test.each(
    ['abcde', 'bcde', 'abcd', 'bcd'].flatMap((all) =>
      ordersOf('bcd').flatMap((ids) => [1, 2, 3].map((count) => ({ all, ids, count }))),
    ),
  )('$ids of $all, the first $count together', ({ all, ids, count }) => {
    const [first, then] = remove(albumOf(all), journal, ids.slice(0, count))
    const [{ own }, removed] = remove(first.own, then, ids.slice(count))
    for (const order of ordersOf('bcd')) {
      let now = [albumOf(`x${idsOf(own)}y`), removed] as const
      for (const id of order) {
        const [texts, after] = planAct(now[1], { own: now[0] }, { type: 'putBack', photos: [id] })
        now = [texts.own, after]
        const there = idsOf(now[0])
        expect(there.replace(/[xy]/g, ''), there).toBe(
          all
            .split('')
            .filter((one) => there.includes(one))
            .join(''),
        )
      }
      const together = { type: 'putBack', photos: order.split('') } as const
      expect(planAct(removed, { own: albumOf(`x${idsOf(own)}y`) }, together)[0].own).toBe(now[0])
    }
  })
})

test('a member is set, added or removed with matching spaces, and a group as a whole', () => {
  const text =
    '{\n  "name": "A",\n  "link": { "label": "L", "url": "U" },\n  "list": [1, 2, 3]\n}\n'
  const set = (...[path, value, fields]: [(string | number)[], unknown, string[]?]) =>
    setValue(text, path, value, fields)
  expect(set(['link', 'label'], 'M')).toBe(text.replace('"L"', '"M"'))
  expect(set(['link', 'label'], undefined)).toBe(text.replace('"label": "L", ', ''))
  expect(set(['link'], undefined)).toBe(
    text.replace('  "link": { "label": "L", "url": "U" },\n', ''),
  )
  expect(set(['list', 1], undefined)).toBe(text.replace('1, 2, 3', '1, 3'))
  expect(set(['list', 1], 5)).toBe(text.replace('2', '5'))
  expect(set(['year'], 2, ['name', 'year', 'link'])).toBe(
    text.replace('"A",', '"A",\n  "year": 2,'),
  )
  expect(set(['other', 'url'], 'V')).toBe(
    text.replace('[1, 2, 3]', '[1, 2, 3],\n  "other": {"url":"V"}'),
  )
  expect(set(['gone'], undefined)).toBe(text)
  expect(() => set(['name', 'x'], 1)).toThrow('is not there')
})

/** Values with all kinds of texts, numbers and brackets. */
const NESTED = {
  '': [[], {}, '', '"}', '\\'],
  'a"]': { b: [-1.5e-7, true, null, { c: '[{,:' }], 'é\n': 'ü' },
  last: 0,
}

const pathsIn = (value: unknown): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => {
        const key = Array.isArray(value) ? Number(name) : name
        return [[key], ...pathsIn(part).map((path) => [key, ...path])]
      })
    : []

test.each([0, 1, '\t'])('each value of a text is found, with the indentation %j', (indent) => {
  const paths = pathsIn(NESTED)
  expect(paths.length).toBeGreaterThan(10)
  const text = ` \n${JSON.stringify(NESTED, null, indent)}\r\n`
  for (const path of paths) {
    const value = path.reduce((whole, key) => whole[key as never], NESTED as object)
    expect(setValue(text, path, value).replaceAll(/\s/g, ''), 'the same').toBe(
      text.replaceAll(/\s/g, ''),
    )
    const edited = JSON.parse(setValue(text, path, 'edited')) as object
    expect(path.reduce((whole, key) => whole[key as never], edited)).toBe('edited')
    expect(pathsIn(edited).length, 'the other values').toBe(paths.length - pathsIn(value).length)
  }
})

test.each(['', '{', '{"a"', '{"a": ]', '["a", '])('the unfinished text %j is refused', (text) => {
  expect(() => setValue(text, ['a'], 1)).toThrow('Nothing changed.')
})
