import { expect, test } from 'vitest'
import { latinKey } from '../../../src/page/input/latinKey'

test.each([
  ['z', 'KeyZ', 'z'],
  ['я', 'KeyZ', 'z'],
  ['Я', 'KeyZ', 'z'],
  ['ζ', 'KeyZ', 'z'],
  // German: the letter is Latin already.
  ['y', 'KeyZ', 'y'],
  ['Delete', 'Delete', 'Delete'],
  ['ä', 'Quote', 'ä'],
])('the key %s at %s counts as %s', (key, code, latin) => {
  expect(latinKey({ key, code })).toBe(latin)
})
