import { expect, test } from 'vitest'
import { plateSizes } from '../../src/photography/plateSizes'

const cover = {
  id: 'fjord',
  src: 'https://host.example/fjord.jpg',
  alt: '',
  width: 3000,
  height: 2000,
}
const upright = [
  { from: 1024, width: '500px', ratio: 3 / 4 },
  { from: 0, width: '100vw', ratio: 3 / 8 },
]

test('a picture that its box crops is as much wider; on a phone half-way, on a scale of ratios', () => {
  expect(plateSizes(upright, cover)).toBe('(min-width:1024px) calc((500px)*2),calc((100vw)*2)')
})

test('one that is more upright than its box is as wide as that', () => {
  expect(plateSizes([{ from: 0, width: '100vw', ratio: 2 }], cover)).toBe('calc(100vw)')
})
