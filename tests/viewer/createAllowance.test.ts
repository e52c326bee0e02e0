import { expect, test } from 'vitest'
import { createAllowance } from '../../src/viewer/createAllowance'

/** How many of `asked` questions at a time are allowed. */
const allowed = (isAllowed: (time: number) => boolean, time: number, asked: number) =>
  Array.from({ length: asked }, () => isAllowed(time)).filter(Boolean).length

test('a burst is allowed at once, and then one for each interval', () => {
  const isAllowed = createAllowance({ burst: 3, each: 500 })
  expect(allowed(isAllowed, 0, 10)).toBe(3)
  expect(allowed(isAllowed, 499, 10)).toBe(0)
  expect(allowed(isAllowed, 500, 10)).toBe(1)
  // The part of an interval that has passed is kept.
  expect(allowed(isAllowed, 1900, 10)).toBe(2)
  expect(allowed(isAllowed, 2000, 10)).toBe(1)
})

test('a pause earns no more than a burst', () => {
  const isAllowed = createAllowance({ burst: 3, each: 500 })
  expect(allowed(isAllowed, 60_000, 10)).toBe(3)
  expect(allowed(isAllowed, 120_000, 10)).toBe(3)
})
