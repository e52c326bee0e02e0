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

describe('the canonical address of a photograph', () => {
  test('is below the canonical address of its album', () => {
    expect(homeOf('a', album('alps', 'public', ['a'], 'landscape'))).toBe(
      '/photography/landscape/alps/a',
    )
    expect(homeOf('a', album('zoo', 'public', ['a']))).toBe('/photography/zoo/a')
  })
  test('is in the first of several public albums', () => {
    const [one, two] = [
      album('one', 'public', ['a'], 'landscape'),
      album('two', 'public', ['a', 'b'], 'landscape'),
    ]
    expect(homeOf('a', one, two)).toBe('/photography/landscape/one/a')
    expect(homeOf('b', one, two)).toBe('/photography/landscape/two/b')
  })
  test('is in a public album rather than a family album, in any order', () => {
    const family = album('robin', 'listed', ['a', 'c'], 'portraits')
    const open = album('open', 'public', ['a'], 'landscape')
    expect(homeOf('a', family, open)).toBe('/photography/landscape/open/a')
    expect(homeOf('c', family, open)).toBe('/photography/portraits/robin/c')
  })
  test('is never in an unlisted album', () => {
    const hidden = album('hidden', 'unlisted', ['a', 'd'], 'landscape')
    expect(homeOf('a', hidden, album('open', 'public', ['a'], 'landscape'))).toBe(
      '/photography/landscape/open/a',
    )
    expect(homeOf('d', hidden)).toBeUndefined()
  })
  test('differs for two photographs with the same id', () => {
    const one = album('one', 'public', ['sunrise'], 'landscape')
    const two = album('two', 'public', ['sunrise'], 'landscape')
    two.photos[0]!.src = 'https://img.example.com/other.jpg'
    const canonicalPaths = canonicalPathsOf([one, two])
    expect(canonicalPaths.get('https://img.example.com/other.jpg')).toBe(
      '/photography/landscape/two/sunrise',
    )
  })
})
