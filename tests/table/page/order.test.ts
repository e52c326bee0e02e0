// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nextGap, placeIn, intoGap } from '../../../src/table/page/album/moving'

const IDS = ['a', 'b', 'c', 'd', 'e']

test('lifted photographs move together in their order into any gap, and the others keep their order', () => {
  const lifted = new Set(['d', 'b'])
  const orders = IDS.concat('').map((_, gap) => intoGap(IDS, lifted, gap).join(''))
  expect(orders).toEqual(['bdace', 'abdce', 'abdce', 'acbde', 'acbde', 'acebd'])
  const places = IDS.concat('').map((_, gap) => placeIn(IDS, lifted, gap))
  expect(places).toEqual([1, 2, 2, 3, 3, 4])
})

test('a step by keyboard leads to the next gap that changes the order', () => {
  const lifted = new Set(['b', 'c'])
  expect(nextGap(IDS, lifted, 1, 1)).toBe(4)
  expect(nextGap(IDS, lifted, 3, -1)).toBe(0)
  expect(nextGap(IDS, lifted, 5, 1)).toBe(5)
  expect(nextGap(IDS, lifted, 0, -1)).toBe(0)
})
