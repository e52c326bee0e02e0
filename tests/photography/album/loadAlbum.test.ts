import { describe, expect, test } from 'vitest'
import type { CategoryPath } from '../../../src/content/ids.gen'
import { loadOwnPhoto } from '../../../src/photography/album/loadAlbum'

/** The parts of an address, which may be anything. */
const find = (category: string, photo: string) => loadOwnPhoto(category as CategoryPath, photo)

describe('a photograph addressed directly below its category', () => {
  test('is found in the category’s own album', async () => {
    expect(await find('boats', 'b0a7000000a2')).toEqual({
      category: 'boats',
      album: 'boats',
      photo: 'b0a7000000a2',
    })
  })
  test.each([
    ['boats', 'no-such-photo'],
    // A photo of another album of the list, also below a category without its own album.
    ['boats', '52d5d80a4cca'],
    ['landscape', '52d5d80a4cca'],
  ])('is not found at %s/%s', async (category, photo) =>
    expect(await find(category, photo)).toBeUndefined(),
  )
})
