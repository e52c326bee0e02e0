import { describe, expect, test } from 'vitest'
import { allows, type Surface } from '../../src/content/allows'
import type { Level } from '../../src/content/schema'

const EVERY: Surface[] = ['list', 'bundle', 'robots', 'sitemap', 'card', 'search']
const surfacesOf = (level: Level) => EVERY.filter((surface) => allows(level, surface))

describe('who may list it', () => {
  test('public: everybody', () => {
    expect(surfacesOf('public')).toEqual(EVERY)
  })
  test('listed: the lists of the site, and nothing that is for machines', () => {
    expect(surfacesOf('listed')).toEqual(['list', 'bundle'])
  })
  test('unlisted: nobody', () => {
    expect(surfacesOf('unlisted')).toEqual([])
  })
})
