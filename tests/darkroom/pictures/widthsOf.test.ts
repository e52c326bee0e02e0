import { expect, test } from 'vitest'
import { stemOf } from '../../../src/darkroom/files/publishedName'
import { widthsOf } from '../../../src/darkroom/pictures/recipe'

test('the widths never enlarges, and turned photos have names of their own', () => {
  expect(widthsOf(1600)).toEqual([480, 960, 1600])
  expect(widthsOf(806)).toEqual([480, 806])
  expect(widthsOf(480)).toEqual([480])
  expect(widthsOf(1)).toEqual([1])
  expect(stemOf('0123456789ab', 0)).toBe('0123456789ab')
  expect(stemOf('0123456789ab', 270)).toBe('0123456789ab-r270')
})
