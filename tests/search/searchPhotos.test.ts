import { expect, test } from 'vitest'
import { NO_INDEX } from '../../src/content/searchIndex'
import { searchPhotos } from '../../src/search/searchPhotos'

// The list of results remembers its length by the answer's object.
test('searches for the same text get the same object, also at the same time', async () => {
  const together = await Promise.all([
    searchPhotos(NO_INDEX, 'boat'),
    searchPhotos(NO_INDEX, 'boat'),
  ])
  expect(together[0]).toBe(together[1])
  expect(await searchPhotos(NO_INDEX, 'boat')).toBe(together[0])
})
