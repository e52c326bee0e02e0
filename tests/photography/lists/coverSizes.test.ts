import { expect, test } from 'vitest'
import { coverSizes } from '../../../src/photography/lists/coverSizes'

const cover = {
  id: 'fjord',
  src: 'https://host.example/fjord.jpg',
  alt: '',
  width: 3000,
  height: 2000,
}
const box = (width: string, ratio: number) => ({ className: '', width, ratio })

test('sizes widen a cropped picture by its crop factor, on a phone by the square root of it', () => {
  const boxes = {
    wide: box('500px', 3 / 4),
    medium: box('300px', 1 / 2),
    narrow: box('100vw', 3 / 8),
  }
  expect(coverSizes(boxes, cover)).toBe(
    '(min-width:1024px) calc((500px)*2),(min-width:701px) calc((300px)*3),calc((100vw)*2)',
  )
})

test('a picture more upright than its box is as wide as the box', () => {
  const boxes = { wide: box('70vw', 2), medium: box('80vw', 3 / 2), narrow: box('100vw', 2) }
  expect(coverSizes(boxes, cover)).toBe(
    '(min-width:1024px) calc(70vw),(min-width:701px) calc(80vw),calc(100vw)',
  )
})
