import { expect, test } from 'vitest'
import type { Photo } from '../../../src/content/schema'
import { formatAlbum } from '../../../src/darkroom/album/albumFile'
import { photograph } from '../photos'
import { changeContent, darkroom, fill, makeSite, readAlbum } from '../site'

test('a photo whose id was replaced in the album file is recognised', async () => {
  const root = makeSite()
  fill(root, { 'card/1.jpg': await photograph(60, 40) })
  const run = () => darkroom(root, ['import', 'card', '--album', 'lake2024', '--category', 'misc'])
  await run()
  const [photo] = readAlbum(root, 'lake2024').photos
  changeContent(root, 'albums/lake2024', (album) => ({
    ...album,
    cover: 'geese',
    photos: [{ ...photo, id: 'geese' }],
  }))
  expect((await run()).code).toBe(0)
  expect(readAlbum(root, 'lake2024').photos.map(({ id }) => id)).toEqual(['geese'])
})

test('an album is printed with one photo a line, and fields in one order', () => {
  const photo: Photo = { capture: { iso: 100 }, alt: 'x', src: '/a.jpg', id: 'abcd', hide: true }
  const photos = [photo, { id: 'b', src: '' }]
  expect(formatAlbum({ photos, zebra: 1, cover: 'abcd', ant: [2] })).toBe(
    '{\n  "cover": "abcd",\n  "ant": [2],\n  "zebra": 1,\n  "photos": [\n    {"id":"abcd","src":"/a.jpg","alt":"x","hide":true,"capture":{"iso":100}},\n    {"id":"b","src":""}\n  ]\n}\n',
  )
  expect(formatAlbum({ photos: [] })).toBe('{\n  "photos": []\n}\n')
})
