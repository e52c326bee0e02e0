import { expect, test } from 'vitest'
import { segmentFault } from '../../../../src/content/source/catalog/segmentFault'

test.each(['search', 'Years', 'keywords', 'index', 'site', 'a.html', '.a'])(
  'no category or album can be called %s',
  (segment) => expect(segmentFault(segment)).toBeDefined(),
)

test.each(['searching', 'year', 'alaska2018'])('one can be called %s', (segment) =>
  expect(segmentFault(segment)).toBeUndefined(),
)
