import { expect, test } from 'vitest'
import { isNature, pageTitle, parentPath } from '../../../src/shell/bar/pageTitle'

// tests/routes.test.tsx sees the titles and the parents of all other pages.
test.each([
  ['/', 'Home'],
  ['/about/', 'About'],
  ['/photography/search', 'Search'],
  ['/photography/portraits/landscape', ''],
])('the title of %s is %j', (path, title) => expect(pageTitle(path)).toBe(title))

test.each([
  ['/photography/landscape/iceland2018/', '/photography/landscape'],
  ['/photography/search', '/photography'],
  ['/photography/years/2018', '/photography/search'],
  ['/photography/keywords/sea', '/photography/search'],
])('Back leads from %s to %s', (path, parent) => expect(parentPath(path)).toBe(parent))

test('photographs speak in the voice of nature; years, the search and other pages in that of culture', () => {
  expect(isNature('/photography/landscape')).toBe(true)
  expect(isNature('/photography/keywords/sea')).toBe(true)
  expect(isNature('/photography/years/2018')).toBe(false)
  expect(isNature('/photography/search')).toBe(false)
  expect(isNature('/about')).toBe(false)
  expect(isNature('/')).toBe(false)
})
