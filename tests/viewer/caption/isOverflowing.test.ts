// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isOverflowing } from '../../../src/viewer/caption/isOverflowing'

test.each([
  ['fits', 41, false],
  ['is a rounded pixel too high', 42, false],
  ['reaches into its padding', 45, false],
  ['loses half a line', 60, true],
  ['loses a line', 78, true],
])('a text that %s in a box of 41 px: %j px', (_, scrollHeight, expected) => {
  const box = document.createElement('h1')
  document.body.append(box)
  box.style.padding = '4.2px 0'
  Object.defineProperties(box, {
    clientHeight: { value: 41 },
    scrollHeight: { value: scrollHeight },
  })
  expect(isOverflowing(box)).toBe(expected)
})
