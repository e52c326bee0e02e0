import { expect, test } from 'vitest'
import type { AlbumFile } from '../../../src/content/schema'
import {
  editAll,
  type Edit,
  inverseOfAll,
  isDone,
  takenFrom,
} from '../../../src/table/server/editAlbum'
import { A, ALBUM, B, C, ODD } from './album'

const alt = (photo: string, literal: string): Edit => ({
  type: 'members',
  members: [{ photo, name: 'alt', literal }],
})
const hide = (literal: string | null, ...ids: string[]): Edit => ({
  type: 'members',
  members: ids.map((photo) => ({ photo, name: 'hide', literal })),
})
const cover = (literal: string | null): Edit => ({
  type: 'members',
  members: [{ name: 'cover', literal }],
})
const take = (...ids: string[]): Edit => ({ type: 'take', ids })

type Photos = AlbumFile['photos']
const only = (photos: Photos, ...ids: string[]) => ids.map((id) => photos.find((p) => p.id === id))

/** Edits, and the photos that they leave. */
const EDITS: [Edit[], (photos: Photos) => unknown][] = [
  [[{ type: 'order', ids: [C, A, B] }], (photos) => only(photos, C, A, B)],
  [
    [alt(B, '"Zwei \\"Möwen\\" \\\\ 🕊"')],
    ([a, b, c]) => [a, { ...b, alt: 'Zwei "Möwen" \\ 🕊' }, c],
  ],
  [[alt(C, '""')], ([a, b, c]) => [a, b, { ...c, alt: '' }]],
  [[hide('true', A, C)], ([a, b, c]) => [{ ...a, hide: true }, b, { ...c, hide: true }]],
  [[take(A)], (photos) => only(photos, B, C)],
  [[take(B)], (photos) => only(photos, A, C)],
  [[take(C)], (photos) => only(photos, A, B)],
  [[take(A, B)], (photos) => only(photos, C)],
  [[take(A, C), { type: 'order', ids: [B] }], (photos) => only(photos, B)],
]

test.each(EDITS)(
  'a file as a person left it keeps each byte that it is not about: %j',
  (edits, photos) => {
    const edited = editAll(ODD, edits)
    expect(edited).not.toBe(ODD)
    const [before, after] = [ODD, edited].map((text) => JSON.parse(text) as AlbumFile)
    expect(after).toEqual({ ...before, photos: photos(before!.photos) })
    expect(editAll(edited, inverseOfAll(ODD, edits))).toBe(ODD)
  },
)

test.each([
  [[hide(null, B)]],
  [[hide('true', A, C)]],
  [[cover(null)]],
  [[cover(`"${B}"`)]],
  [[cover(null), take(A, B, C)]],
])('what the darkroom wrote is the same once it is taken back: %j', (edits) => {
  const edited = editAll(ALBUM, edits)
  expect(edited).not.toBe(ALBUM)
  const undo = inverseOfAll(ALBUM, edits)
  expect(editAll(edited, undo)).toBe(ALBUM)
  expect(isDone(edited, edits)).toBe(true)
  expect(isDone(edited, undo)).toBe(false)
  expect(isDone(ALBUM, undo)).toBe(true)
})

test('what is put back stands where it was, or last where the album is shorter now', () => {
  const entries = takenFrom(ALBUM, [B, C])
  const ids = (text: string) => (JSON.parse(text) as AlbumFile).photos.map(({ id }) => id)
  const without = editAll(ALBUM, [take(A, B, C)])
  expect(without).toContain('"photos": [],')
  expect(ids(editAll(without, [{ type: 'put', entries }]))).toEqual([B, C])
  const taken = editAll(ALBUM, [take(B, C)])
  expect(ids(editAll(taken, [{ type: 'put', entries: [entries[1]!] }]))).toEqual([A, C])
  expect(editAll(ALBUM, [{ type: 'put', entries }]), 'what is there stays').toBe(ALBUM)
})
