import { describe, expect, test } from 'vitest'
import type { CategoryPath } from '../../../src/content/ids.gen'
import { findOwnPhoto } from '../../../src/photography/album/loadAlbum'

/** As an address names them, which may be anything. */
const find = (category: string, photo: string) => findOwnPhoto(category as CategoryPath, photo)

describe('a photograph that stood right below its category', () => {
  test('it is found in the category’s own album', async () => {
    expect(await find('boats', 'b0a7000000a2')).toEqual({
      category: 'boats',
      album: 'boats',
      photo: 'b0a7000000a2',
    })
  })
  test.each([
    ['boats', 'no-such-photo'],
    // Of another album of the list; and below what has no album of its own.
    ['boats', '52d5d80a4cca'],
    ['landscape', '52d5d80a4cca'],
  ])('but not at %s/%s', async (category, photo) =>
    expect(await find(category, photo)).toBeUndefined(),
  )
})
