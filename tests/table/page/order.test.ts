import { expect, test } from 'vitest'
import { nextGap, placeIn, intoGap } from '../../../src/table/page/album/order'

const IDS = ['a', 'b', 'c', 'd', 'e']

test('what is lifted goes together, in its order, into any gap; the rest stays in its own', () => {
  const lifted = new Set(['d', 'b'])
  const orders = IDS.concat('').map((_, gap) => intoGap(IDS, lifted, gap).join(''))
  expect(orders).toEqual(['bdace', 'abdce', 'abdce', 'acbde', 'acbde', 'acebd'])
  const places = IDS.concat('').map((_, gap) => placeIn(IDS, lifted, gap))
  expect(places).toEqual([1, 2, 2, 3, 3, 4])
})

test('a step by keyboard leads to the next place, past gaps that would change nothing', () => {
  const lifted = new Set(['b', 'c'])
  expect(nextGap(IDS, lifted, 1, 1)).toBe(4)
  expect(nextGap(IDS, lifted, 3, -1)).toBe(0)
  expect(nextGap(IDS, lifted, 5, 1)).toBe(5)
  expect(nextGap(IDS, lifted, 0, -1)).toBe(0)
})
