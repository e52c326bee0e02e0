import { describe, expect, test } from 'vitest'
import { loadAlbumBySegment } from '../../../src/content/load'
import { withoutSoftHyphens } from '../../../src/content/softHyphens'
import { isNature, pageTitle, parentPath } from '../../../src/shell/bar/pageTitle'

/** The title of the page at a path, whose last segment may stand for an album. */
async function titleAt(path: string) {
  const last = path.split('/').findLast(Boolean) ?? ''
  return withoutSoftHyphens(pageTitle(path, (await loadAlbumBySegment(last))?.title))
}

describe('the page title follows the last path segment', () => {
  test.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/projects', 'Projects'],
    ['/prices', 'Prices'],
    ['/photography', 'Photography'],
    ['/photography/landscape', 'Landscape'],
    ['/photography/portraits', 'Portraits'],
    ['/photography/animals', 'Animals'],
    ['/photography/miscellaneous', 'Miscellaneous'],
    ['/photography/boats', 'Boats'],
    ['/photography/search', 'Search'],
    ['/photography/boats/boats', 'Boats at Anchor'],
    ['/photography/landscape/jotunheimen2021', 'High Jotunheimen 2021'],
    ['/photography/portraits/ase12m', 'Åse - One Year'],
  ])('the title of %s is %s', async (path, title) => expect(await titleAt(path)).toBe(title))

  test('at every address of an album', async () => {
    expect(await titleAt('/photography/iceland2018')).toBe('Iceland 2018')
    expect(await titleAt('/photography/portraits/iceland2018')).toBe('Iceland 2018')
  })
})

describe('the title of an album', () => {
  test('ignores the letter case of the path', async () => {
    expect(await titleAt('/photography/landscape/ICELAND2018')).toBe('Iceland 2018')
    expect(await titleAt('/photography/Misc')).toBe('Miscellaneous')
  })
  test('ignores a trailing slash', async () => {
    expect(await titleAt('/about/')).toBe('About')
    expect(await titleAt('/photography/landscape/iceland2018/')).toBe('Iceland 2018')
  })
  test('is found by the path of a portrait album, never by its id', async () => {
    expect(await titleAt('/photography/portraits/fridapiermaternity')).toBe('Frida Pier Maternity')
    expect(await titleAt('/photography/portraits/snow')).toBe('')
    expect(await titleAt('/photography/portraits/ase-12m')).toBe('')
  })
})

describe('an unknown album has no title', () => {
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

describe('Back goes one path level up', () => {
  test.each([
    ['/about', '/'],
    ['/photography', '/'],
    ['/photography/landscape', '/photography'],
    ['/photography/landscape/iceland2018', '/photography/landscape'],
    ['/photography/animals', '/photography'],
    ['/photography/landscape/iceland2018/', '/photography/landscape'],
    ['/photography/search', '/photography'],
    ['/photography/years/2018', '/photography/search'],
    ['/photography/keywords/sea', '/photography/search'],
  ])('from %s to %s', (path, parent) => expect(parentPath(path)).toBe(parent))
})

test('photographs speak in the voice of nature; years, the search and other pages in that of culture', () => {
  expect(isNature('/photography/landscape')).toBe(true)
  expect(isNature('/photography/keywords/sea')).toBe(true)
  expect(isNature('/photography/years/2018')).toBe(false)
  expect(isNature('/photography/search')).toBe(false)
  expect(isNature('/about')).toBe(false)
  expect(isNature('/')).toBe(false)
})
