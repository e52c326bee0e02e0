import { expect, test } from 'vitest'
import type { Photo } from '../../../src/content/schema'
import { formatAlbum } from '../../../src/darkroom/album/albumFile'
import { photograph } from '../photos'
import { changeContent, folderOf, importFolder, makeSite, photosOf } from '../site'

test('a photo whose id was replaced in the album file is recognised', async () => {
  const root = makeSite()
  const card = folderOf({ '1.jpg': await photograph(60, 40) })
  await importFolder(root, card)
  const photos = [{ ...photosOf(root)[0], id: 'geese' }]
  changeContent(root, 'albums/alps2020', (album) => ({ ...album, cover: 'geese', photos }))
  expect((await importFolder(root, card)).code).toBe(0)
  expect(photosOf(root).map(({ id }) => id)).toEqual(['geese'])
})

test('an album is printed with one photo a line, and fields in one order', () => {
  const photo: Photo = { capture: { iso: 100 }, alt: 'x', src: '/a.jpg', id: 'abcd', hide: true }
  const photos = [photo, { id: 'b', src: '' }]
  expect(formatAlbum({ photos, zebra: 1, cover: 'abcd', ant: [2] })).toBe(
    '{\n  "cover": "abcd",\n  "ant": [2],\n  "zebra": 1,\n  "photos": [\n    {"id":"abcd","src":"/a.jpg","alt":"x","hide":true,"capture":{"iso":100}},\n    {"id":"b","src":""}\n  ]\n}\n',
  )
  expect(formatAlbum({ photos: [] })).toBe('{\n  "photos": []\n}\n')
})
