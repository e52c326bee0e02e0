import { expect, test } from 'vitest'
import type { Photo } from '../../../../src/content/schema'
import { findWrongClock } from '../../../../src/darkroom/importing/time/findWrongClock'

/** Photos of a camera at these times of one day (`10:30`); `count` each, a minute apart. */
const shot = (camera: string, times: string[], count = 3): Photo[] =>
  times.flatMap((time) =>
    Array.from({ length: count }, (_, i) => {
      const at = new Date(`2024-05-06T${time}:00Z`).getTime() + i * 60_000
      const taken = new Date(at).toISOString().slice(0, 19)
      return { id: `${camera}${taken}`, src: '', alt: '', capture: { camera, taken } }
    }),
  )
const found = (...photos: Photo[][]) => findWrongClock(photos.flat(), new Map())

const WALK = ['09:00', '10:10', '12:30', '15:00']
test.each([
  [['10:02', '11:11', '13:29', '16:00'], -1],
  [['06:01', '07:09', '09:32', '11:57'], 3],
  // One session is without the other camera.
  [['10:00', '11:10', '14:20', '16:00'], -1],
])(
  'clocks differ for photos at %s and at 9:00, 10:10, 12:30 and 15:00: by %i h',
  (times, hours) => {
    expect(found(shot('A', WALK), shot('B', times))).toEqual({ camera: 'A', other: 'B', hours })
  },
)

test.each([
  ['both clocks are right', WALK, ['09:01', '10:12', '12:30', '15:04']],
  [
    'one camera was used in the afternoon only',
    ['09:00', '09:40', '11:00'],
    ['13:30', '15:45', '17:00'],
  ],
  ['one camera was used twice', WALK, ['10:00', '11:10']],
  ['the clocks differ by half an hour', WALK, ['09:35', '10:45', '13:05', '15:35']],
])('no difference is reported if %s', (_why, ours, others) => {
  expect(found(shot('A', ours), shot('B', others))).toBeUndefined()
})
test('no difference is reported if one camera was used all day and the other in the evening only', () => {
  const day = shot('A', ['09:00'], 600)
  expect(found(day, shot('B', ['20:00', '21:00', '22:00']))).toBeUndefined()
})
test('no difference is reported if the files state their time zones', () => {
  const ours = shot('A', WALK)
  const others = shot('B', ['10:00', '11:10', '13:30', '16:00'])
  const zoned = (photos: Photo[], zone: string) =>
    photos.map(({ id, capture }) => [id, `${capture!.taken}${zone}`] as const)
  const moments = new Map([...zoned(ours, '+01:00'), ...zoned(others, '+02:00')])
  expect(findWrongClock([...ours, ...others], moments)).toBeUndefined()
})
test('cameras used at unrelated times are seldom reported', () => {
  let seed = 7
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
  const day = (sessions: number) =>
    Array.from({ length: sessions }, () => {
      const minute = 9 * 60 + Math.floor(random() * 9 * 60)
      return new Date(minute * 60_000).toISOString().slice(11, 16)
    })
  const albums = Array.from({ length: 500 }, () => found(shot('A', day(5)), shot('B', day(5))))
  const wrong = albums.filter(Boolean).length
  expect(wrong).toBeLessThan(10)
})
