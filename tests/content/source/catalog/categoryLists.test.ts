import { expect, test } from 'vitest'
import { listedIn } from '../../../../src/content/source/catalog/categoryLists'
import type { Photo } from '../../../../src/content/schema'

const taken = (at: string): Photo => ({ id: at, src: '/a.jpg', alt: '', capture: { taken: at } })
const album = (id: string, year?: number, ...photos: Photo[]) => ({
  id,
  category: 'hills',
  level: 'public' as const,
  ...(year === undefined ? {} : { year }),
  photos,
})
const albums = [
  album('undated'),
  album('old', 2019),
  album('new', 2024),
  album('autumn', undefined, taken('2024-10-01T10:00:00'), taken('2024-05-01T10:00:00')),
  album('other', 2019),
]
const ids = (order?: 'newest') => listedIn({ id: 'hills', order }, albums).map(({ id }) => id)

test('albums are listed in the owner’s order, or newest first', () => {
  expect(ids()).toEqual(['undated', 'old', 'new', 'autumn', 'other'])
  expect(ids('newest')).toEqual(['autumn', 'new', 'old', 'other', 'undated'])
})
