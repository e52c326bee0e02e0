import { expect, test } from 'vitest'
import {
  isRemovedPicture,
  leadsToRemovedPicture,
} from '../../../../src/darkroom/remote/client/removedPicture'

const HOST = 'https://i.example.com'
test.each([
  ['/removed.png', true],
  ['/images/photo_unavailable_l.png', true],
  ['/img/no-image.svg', true],
  ['/404.gif', true],
  ['/b.jpg', false],
  ['/deleted-scenes.jpg', false],
  ['/missing-link.jpg', false],
  ['/unavailable/b.jpg', false],
  ['/4043.jpg', false],
])('a redirect to %s means a removed picture: %j', (path, isRemoved) => {
  expect(leadsToRemovedPicture(`${HOST}/a.jpg`, HOST + path)).toBe(isRemoved)
})
test('a requested photo may have such a name itself', () => {
  expect(leadsToRemovedPicture(`${HOST}/removed.png`, `${HOST}/removed.png`)).toBe(false)
})
test('without a redirect, the exact size tells a removed picture', () => {
  expect(isRemovedPicture({ width: 161, height: 81, bytes: 503 })).toBe(true)
  expect(isRemovedPicture({ width: 161, height: 81, bytes: 5030 })).toBe(false)
})
