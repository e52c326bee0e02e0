import { describe, expect, test } from 'vitest'
import { findAlbum } from '../../src/content/load'
import { isNature, pageTitle, parentPath } from '../../src/shell/pageTitle'

/** The title of the page at a path, whose last segment may stand for an album. */
async function titleAt(path: string) {
  const last = path.split('/').findLast(Boolean) ?? ''
  return pageTitle(path, (await findAlbum(last))?.title)
}

describe('R16: the page title goes by the last segment', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/projects', 'Projects'],
    ['/photography', 'Photography'],
    ['/photography/landscape', 'Landscape'],
    ['/photography/portraits', 'Portraits'],
    ['/photography/animals', 'Animals'],
    ['/photography/miscellaneous', 'Miscellaneous'],
    ['/photography/landscape/tetons2021', 'Grand Tetons 2021'],
    ['/photography/portraits/robin12m', 'Robin - One Year'],
  ])('%s is %s', async (path, title) => expect(await titleAt(path)).toBe(title))

  test('wherever the album is shown', async () => {
    expect(await titleAt('/photography/alaska2018')).toBe('Alaska 2018')
    expect(await titleAt('/photography/portraits/alaska2018')).toBe('Alaska 2018')
  })
})

describe('R3: the title follows the match of the album', () => {
  test('in any letter case', async () => {
    expect(await titleAt('/photography/landscape/ALASKA2018')).toBe('Alaska 2018')
    expect(await titleAt('/photography/Misc')).toBe('Miscellaneous')
  })
  test('a trailing slash changes nothing', async () => {
    expect(await titleAt('/about/')).toBe('About')
    expect(await titleAt('/photography/landscape/alaska2018/')).toBe('Alaska 2018')
  })
  test('a portrait album answers to its path, never to its id', async () => {
    expect(await titleAt('/photography/portraits/trudysnowmaternity')).toBe('Trudy Snow Maternity')
    expect(await titleAt('/photography/portraits/snow')).toBe('')
    expect(await titleAt('/photography/portraits/robin-12m')).toBe('')
  })
})

describe('R4: an unknown album has no title', () => {
  test.each([
    'landscape/atlantis1999',
    // The names of other pages,
    'projects',
    'about',
    'photography',
    'portraits/landscape',
    // and of what every object has.
    'constructor',
    'landscape/toString',
    'portraits/__proto__',
  ])('%s', async (path) => expect(await titleAt(`/photography/${path}`)).toBe(''))
})

describe('R7: Back goes one path level up', () => {
  test.each([
    ['/about', '/'],
    ['/photography', '/'],
    ['/photography/landscape', '/photography'],
    ['/photography/landscape/alaska2018', '/photography/landscape'],
    ['/photography/animals', '/photography'],
    ['/photography/landscape/alaska2018/', '/photography/landscape'],
  ])('from %s to %s', (path, parent) => expect(parentPath(path)).toBe(parent))
})

test('photography speaks in the voice of nature, the rest in that of culture', () => {
  expect(isNature('/photography/landscape')).toBe(true)
  expect(isNature('/about')).toBe(false)
  expect(isNature('/')).toBe(false)
})
