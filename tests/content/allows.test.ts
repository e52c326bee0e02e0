import { describe, expect, test } from 'vitest'
import { allows, type Surface } from '../../src/content/allows'
import type { Level } from '../../src/content/schema'

const EVERY = Object.keys({
  list: 0,
  bundle: 0,
  robots: 0,
  sitemap: 0,
  feed: 0,
  card: 0,
  search: 0,
} satisfies Record<Surface, 0>) as Surface[]
const surfacesOf = (level: Level) => EVERY.filter((surface) => allows(level, surface))

describe('the level of an album', () => {
  test('public allows every surface', () => {
    expect(surfacesOf('public')).toEqual(EVERY)
  })
  test('listed allows the site’s own lists and bundles only', () => {
    expect(surfacesOf('listed')).toEqual(['list', 'bundle'])
  })
  test('unlisted allows no surface', () => {
    expect(surfacesOf('unlisted')).toEqual([])
  })
})
