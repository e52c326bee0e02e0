import { expect, test } from 'vitest'
import { segmentFault } from '../../../../src/content/source/catalog/segmentFault'

test.each([
  ['search', /own pages/],
  ['Years', /own pages/],
  ['keywords', /own pages/],
  ['index', /page of a folder/],
  ['Index', /page of a folder/],
  ['site', /share card/],
  ['a.html', /file of another page/],
  ['trip.jpg', /share card/],
  ['..', /dot/],
  ['.a', /dot/],
  ['a.', /dot/],
])('a category or album cannot be named %s', (segment, reason) =>
  expect(segmentFault(segment)).toMatch(reason),
)

test.each(['searching', 'year', 'alaska2018'])('a category or album can be named %s', (segment) =>
  expect(segmentFault(segment)).toBeUndefined(),
)
