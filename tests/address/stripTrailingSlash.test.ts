import { expect, test } from 'vitest'
import { stripTrailingSlash } from '../../src/address/stripTrailingSlash'

test.each([
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/photography/landscape///', '/photography/landscape'],
  ['/', '/'],
  ['//', '/'],
  ['', '/'],
])('%s → %s', (path, stripped) => {
  expect(stripTrailingSlash(path)).toBe(stripped)
})
