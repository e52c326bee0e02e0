import { expect, test } from 'vitest'
import { compareNames } from '../../../src/darkroom/files/compareNames'

test('file names are ordered with 2 before 10, the same on every system', () => {
  const names = ['b10.jpg', 'B2.jpg', 'a.jpg', 'A.JPG', 'Ä.jpg', '01.jpg', '1.jpg']
  const sorted = names.toSorted(compareNames)
  expect(sorted).toEqual(names.toReversed().toSorted(compareNames))
  expect(sorted.indexOf('B2.jpg')).toBeLessThan(sorted.indexOf('b10.jpg'))
})
