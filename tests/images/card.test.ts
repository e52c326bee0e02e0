import { describe, expect, test } from 'vitest'
import { cardPath, cardSize } from '../../src/images/card'

describe('a share picture', () => {
  test.each([
    [
      { width: 6000, height: 4000 },
      { width: 1200, height: 800 },
    ],
    [
      { width: 2000, height: 3000 },
      { width: 800, height: 1200 },
    ],
    [
      { width: 900, height: 600 },
      { width: 900, height: 600 },
    ],
  ])('of %o measures %o, uncropped and never enlarged', (photo, card) =>
    expect(cardSize(photo)).toEqual(card),
  )

  test('has a path below its album', () => {
    expect(cardPath('/photography/landscape/alps/0a1b')).toBe('/cards/alps/0a1b.jpg')
  })
})
