import { describe, expect, test } from 'vitest'
import { canonicalPathsOf } from '../../../../src/content/source/catalog/canonicalPaths'
import type { Level } from '../../../../src/content/schema'

const album = (key: string, level: Level, ids: string[], parent?: string) => ({
  key,
  level,
  ...(parent === undefined ? {} : { parent }),
  photos: ids.map((id) => ({ id, src: `/photos/${id}-480.avif`, alt: '' })),
})
const homeOf = (id: string, ...albums: ReturnType<typeof album>[]) =>
  canonicalPathsOf(albums).get(`/photos/${id}-480.avif`)

describe('one photograph, one canonical address', () => {
  test('in its own album at the canonical address', () => {
    expect(homeOf('a', album('alps', 'public', ['a'], 'landscape'))).toBe(
      '/photography/landscape/alps/a',
    )
    expect(homeOf('a', album('zoo', 'public', ['a']))).toBe('/photography/zoo/a')
  })
  test('of several public albums, the first', () => {
    const [one, two] = [
      album('one', 'public', ['a'], 'landscape'),
      album('two', 'public', ['a', 'b'], 'landscape'),
    ]
    expect(homeOf('a', one, two)).toBe('/photography/landscape/one/a')
    expect(homeOf('b', one, two)).toBe('/photography/landscape/two/b')
  })
  test('a public album before a family one, wherever they stand', () => {
    const family = album('robin', 'listed', ['a', 'c'], 'portraits')
    const open = album('open', 'public', ['a'], 'landscape')
    expect(homeOf('a', family, open)).toBe('/photography/landscape/open/a')
    expect(homeOf('c', family, open)).toBe('/photography/portraits/robin/c')
  })
  test('an unlisted album is named by no other', () => {
    const hidden = album('hidden', 'unlisted', ['a', 'd'], 'landscape')
    expect(homeOf('a', hidden, album('open', 'public', ['a'], 'landscape'))).toBe(
      '/photography/landscape/open/a',
    )
    expect(homeOf('d', hidden)).toBeUndefined()
  })
  test('the same id in two albums may be two photographs', () => {
    const one = album('one', 'public', ['sunrise'], 'landscape')
    const two = album('two', 'public', ['sunrise'], 'landscape')
    two.photos[0]!.src = 'https://img.example.com/other.jpg'
    const canonicalPaths = canonicalPathsOf([one, two])
    expect(canonicalPaths.get('https://img.example.com/other.jpg')).toBe(
      '/photography/landscape/two/sunrise',
    )
  })
})
