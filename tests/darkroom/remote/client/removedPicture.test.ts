import { expect, test } from 'vitest'
import {
  isRemovedPicture,
  leadsToRemovedPicture,
} from '../../../../src/darkroom/remote/client/removedPicture'

const HOST = 'https://i.example.com'
test.each(['/removed.png', '/images/photo_unavailable_l.png', '/img/no-image.svg', '/404.gif'])(
  'a redirect to %s means a removed picture',
  (path) => {
    expect(leadsToRemovedPicture(`${HOST}/a.jpg`, HOST + path)).toBe(true)
  },
)
test.each([
  '/b.jpg',
  '/deleted-scenes.jpg',
  '/missing-link.jpg',
  '/unavailable/b.jpg',
  '/4043.jpg',
])('a redirect to %s means a photo', (path) => {
  expect(leadsToRemovedPicture(`${HOST}/a.jpg`, HOST + path)).toBe(false)
})
test('a requested photo may have such a name itself', () => {
  expect(leadsToRemovedPicture(`${HOST}/removed.png`, `${HOST}/removed.png`)).toBe(false)
})
test('without a redirect, the exact size tells a removed picture', () => {
  expect(isRemovedPicture({ width: 161, height: 81, bytes: 503 })).toBe(true)
  expect(isRemovedPicture({ width: 161, height: 81, bytes: 5030 })).toBe(false)
})
