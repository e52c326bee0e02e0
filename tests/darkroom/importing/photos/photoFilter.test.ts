import { expect, test } from 'vitest'
import { parseFilter } from '../../../../src/darkroom/importing/photos/photoFilter'

const photo = { rating: 3, keywords: ['Sea', 'web site', 'black and white', 'Su\u0308dtirol'] }

test.each([
  ['rating >= 3', true],
  ['rating>3', false],
  ['Rating = 3', true],
  ['rating != 3', false],
  ['rating <= 2', false],
  ['rating < 5', true],
  ['keyword = sea', true],
  ['keyword = web site', true],
  ['keyword != sea', false],
  ['keyword != land', true],
  ['keyword = "black and white"', true],
  ['rating >= 3 and keyword = "Black and White" and keyword = sea', true],
  ['keyword != "black and white"', false],
  ['keyword = "web site"', true],
  ['keyword != "a or b > c"', true],
  ['keyword = S\u00fcdtirol', true],
  ['rating >= 3 and keyword = land', false],
  ['rating >= 3 and keyword = sea and rating < 4', true],
])('the filter %s matches the photo: %s', (filter, isWanted) => {
  expect(parseFilter(filter)(photo)).toBe(isWanted)
})
test('a photo without stars has rating 0, below all others', () => {
  expect(parseFilter('rating >= 1')({ rating: 0, keywords: [] })).toBe(false)
})
test.each([
  '',
  'rating',
  'rating >= 7',
  'stars > 2',
  'rating => 3',
  'keyword > a',
  'keyword = "a',
  'keyword = a"b',
  'keyword = web or rating > 3',
  'keyword = web or family',
  'keyword = web, rating >= 3',
])('the filter %j is refused', (filter) => {
  expect(() => parseFilter(filter)).toThrow('--only: cannot read')
})
