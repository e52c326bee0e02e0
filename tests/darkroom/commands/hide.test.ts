import { beforeAll, expect, test } from 'vitest'
import { photograph } from '../photos'
import {
  copySite,
  darkroom,
  fill,
  importFolder,
  makeFolder,
  makeSite,
  photosOf,
  readAlbum,
  treeOf,
} from '../site'

let prepared: string
beforeAll(async () => {
  prepared = makeSite()
  const card = makeFolder()
  for (const i of [1, 2]) fill(card, { [`IMG_432${i}.jpg`]: await photograph(60, 40, {}, i) })
  await importFolder(prepared, card)
})
const hidden = (root: string) => photosOf(root).map(({ hide }) => hide)

test('photos are hidden and shown by file name or id', async () => {
  const root = copySite(prepared)
  const before = treeOf(root)
  const [, second] = photosOf(root)
  const run = await darkroom(root, ['hide', 'alps2020', 'img_4321', second.id])
  expect([run.code, run.out]).toEqual([0, 'Alps 2020: 2 photos hidden.\n'])
  expect(hidden(root)).toEqual([true, true])
  const again = await darkroom(root, ['hide', 'alps2020', 'IMG_4321', 'IMG_4321.jpg'])
  expect([again.code, again.out]).toEqual([0, 'Alps 2020: 0 photos hidden.\n'])
  // The cover must be a visible photo.
  expect(readAlbum(root, 'alps2020').cover).toBeUndefined()
  const shown = await darkroom(root, ['show', 'alps2020', 'IMG_4321', 'IMG_4321.jpg'])
  expect([shown.code, shown.out]).toEqual([0, 'Alps 2020: 1 photo shown.\n'])
  expect(hidden(root)).toEqual([undefined, true])
  expect(Object.keys(treeOf(root))).toEqual(Object.keys(before))
})

test('a name of several photos is refused with their paths, and a path names one', async () => {
  const root = makeSite()
  const card = makeFolder()
  for (const [i, folder] of ['a', 'b'].entries())
    fill(card, { [`${folder}/IMG_1.jpg`]: await photograph(60, 40, {}, i) })
  await importFolder(root, card, '--recursive')
  const before = treeOf(root)
  const run = await darkroom(root, ['hide', 'alps2020', 'IMG_1'])
  expect(run.code).toBe(1)
  expect(run.err).toMatch(/2 photos of alps2020.*a\/IMG_1\.jpg, b\/IMG_1\.jpg/)
  expect(treeOf(root)).toEqual(before)
  expect((await darkroom(root, ['hide', 'alps2020', 'a/IMG_1.jpg'])).code).toBe(0)
  expect(hidden(root)).toEqual([true, undefined])
})
