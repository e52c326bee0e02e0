import { expect, test } from 'vitest'
import type { Level } from '../../../src/content/schema'
import { whereOnSite } from '../../../src/darkroom/catalog/whereOnSite'

type Album = Parameters<typeof whereOnSite>[0]
const album = (key: string, category: string, level: Level = 'public'): Album => ({
  id: key,
  key,
  name: key.toUpperCase(),
  category,
  level,
})
const category = (id: string, level: Level = 'public') => ({
  id,
  name: `All ${id}`,
  level,
  path: id,
})
const where = (
  one: Album,
  others: Album[] = [],
  categories = [category('landscape'), category('misc')],
) => whereOnSite(one, { albums: [...others, one], categories })

test('an album of a category with a list is in that list', () => {
  expect(where(album('alps', 'landscape', 'listed'))).toEqual({
    address: '/photography/landscape/alps',
    from: '/photography/landscape',
  })
})
test('an album that its category shows directly has the category’s address', () => {
  expect(where(album('misc', 'misc'))).toEqual({
    address: '/photography/misc',
    from: '/photography',
  })
})
test('a second album makes its category a list of both', () => {
  const [own, nights] = [album('misc', 'misc'), album('nights', 'misc')]
  const from = '/photography/misc'
  expect(where(nights, [own])).toEqual({ address: '/photography/misc/nights', from })
  expect(where(own, [nights])).toEqual({ address: '/photography/misc/misc', from })
})
test('an unlisted album or category is reached by address only', () => {
  expect(where(album('alps', 'landscape', 'unlisted')).why).toContain('it is unlisted')
  expect(where(album('alps', 'landscape'), [], [category('landscape', 'unlisted')]).why).toContain(
    'its category All landscape is unlisted',
  )
})
