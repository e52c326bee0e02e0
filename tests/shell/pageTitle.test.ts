import { describe, expect, test } from 'vitest'
import { isNature, pageTitle, parentPath } from '../../src/shell/pageTitle'

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
  ])('%s is %s', (path, title) => expect(pageTitle(path)).toBe(title))

  test('wherever the album is shown', () => {
    expect(pageTitle('/photography/alaska2018')).toBe('Alaska 2018')
    expect(pageTitle('/photography/portraits/alaska2018')).toBe('Alaska 2018')
  })
})

describe('R3: the title follows the match of the album', () => {
  test('in any letter case', () => {
    expect(pageTitle('/photography/landscape/ALASKA2018')).toBe('Alaska 2018')
    expect(pageTitle('/photography/Misc')).toBe('Miscellaneous')
  })
  test('a trailing slash changes nothing', () => {
    expect(pageTitle('/about/')).toBe('About')
    expect(pageTitle('/photography/landscape/alaska2018/')).toBe('Alaska 2018')
  })
  test('a portrait album answers to its path, never to its id', () => {
    expect(pageTitle('/photography/portraits/trudysnowmaternity')).toBe('Trudy Snow Maternity')
    expect(pageTitle('/photography/portraits/snow')).toBe('')
    expect(pageTitle('/photography/portraits/robin-12m')).toBe('')
  })
})

test('R4: an unknown album has no title', () => {
  expect(pageTitle('/photography/landscape/atlantis1999')).toBe('')
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
