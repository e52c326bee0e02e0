import { expect, test } from 'vitest'
import { allows, type Surface } from '../../src/content/allows'

const EVERY = Object.keys({
  list: 0,
  bundle: 0,
  robots: 0,
  sitemap: 0,
  feed: 0,
  card: 0,
  search: 0,
} satisfies Record<Surface, 0>) as Surface[]

test.each([
  ['public', EVERY],
  ['listed', ['list', 'bundle']],
  ['unlisted', []],
] as const)('the level %s allows these surfaces only: %j', (level, surfaces) => {
  expect(EVERY.filter((surface) => allows(level, surface))).toEqual(surfaces)
})
