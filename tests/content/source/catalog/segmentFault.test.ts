import { expect, test } from 'vitest'
import { segmentFault } from '../../../../src/content/source/catalog/segmentFault'

test.each(['search', 'Years', 'keywords', 'index', 'site', 'a.html', '.a'])(
  'a category or album cannot be named %s',
  (segment) => expect(segmentFault(segment)).toBeDefined(),
)

test.each(['searching', 'year', 'alaska2018'])('a category or album can be named %s', (segment) =>
  expect(segmentFault(segment)).toBeUndefined(),
)
