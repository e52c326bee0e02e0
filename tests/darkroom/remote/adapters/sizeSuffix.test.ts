import { expect, test } from 'vitest'
import { sizeSuffix } from '../../../../src/darkroom/remote/adapters/sizeSuffix'

const of = (path: string, width: number, height: number) =>
  sizeSuffix(new URL(`https://i.example.com${path}`), { width, height })

test('a size letter after an id counts only if the picture has that size', () => {
  const larger = 'https://i.example.com/x/AbCdEfG.jpg'
  expect(of('/x/AbCdEfGl.jpg', 640, 427)).toEqual({ larger, certain: true })
  expect(of('/x/AbCdEfGl.jpg', 427, 640)).toEqual({ larger, certain: true })
  expect(of('/x/AbCdEfGh.jpg', 640, 427)).toBeUndefined()
  expect(of('/x/AbCdEfGl.jpg', 1800, 1200)).toBeUndefined()
})
test('a word that ends in a size letter is uncertain', () => {
  expect(of('/mountail.jpg', 640, 427)).toMatchObject({ certain: false })
  expect(of('/canals.jpg', 90, 90)).toMatchObject({ certain: false })
})
test('a size in the file name is uncertain', () => {
  const larger = 'https://i.example.com/alps.jpg'
  expect(of('/alps-300x200.jpg', 300, 200)).toEqual({ larger, certain: false })
  expect(of('/alps-300x200.jpg', 6000, 4000)).toBeUndefined()
})
