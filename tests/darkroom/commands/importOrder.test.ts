import { expect, test } from 'vitest'
import { photograph } from '../photos'
import { darkroom, folderOf, makeSite, readAlbum } from '../site'

const taken = '2024:05:06 07:08:09'
const filesOf = (root: string) =>
  readAlbum(root, 'alps2020').photos.map(({ file, capture }) => [file, capture?.taken])

test('photos of one second are in the order of its fractions, which are not published', async () => {
  const root = makeSite()
  const card = folderOf({
    '1.jpg': await photograph(60, 40, { taken, exact: { SubSecTimeOriginal: '75' } }),
    '2.jpg': await photograph(60, 40, { taken, exact: { SubSecTimeOriginal: '250' } }, 1),
  })
  await darkroom(root, ['import', card, '--album', 'alps'])
  const moment = '2024-05-06T07:08:09'
  expect(filesOf(root)).toEqual([
    ['2.jpg', moment],
    ['1.jpg', moment],
  ])
})
