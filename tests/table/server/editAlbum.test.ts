import { expect, test } from 'vitest'
import type { AlbumFile } from '../../../src/content/schema'
import { editAlbum, type Edit, inverseOf } from '../../../src/table/server/editAlbum'
import { A, B, C, ODD } from './album'

const EDITS: Edit[] = [
  { type: 'order', ids: [C, A, B] },
  { type: 'caption', photo: B, literal: '"Zwei \\"Möwen\\" \\\\ 🕊"' },
  { type: 'caption', photo: C, literal: '""' },
]

test.each(EDITS)('a file as a person left it keeps each byte that it is not about: %j', (edit) => {
  const edited = editAlbum(ODD, edit)
  expect(edited).not.toBe(ODD)
  expect(editAlbum(edited, inverseOf(ODD, edit))).toBe(ODD)
  const [before, after] = [ODD, edited].map((text) => JSON.parse(text) as AlbumFile)
  const { photos } = before!
  if (edit.type === 'order')
    expect(after).toEqual({
      ...before,
      photos: edit.ids.map((id) => photos.find((one) => one.id === id)),
    })
  else {
    const alt = JSON.parse(edit.literal) as string
    const wanted = photos.map((one) => (one.id === edit.photo ? { ...one, alt } : one))
    expect(after).toEqual({ ...before, photos: wanted })
  }
})
