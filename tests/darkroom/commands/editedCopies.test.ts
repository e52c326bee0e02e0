import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isEditedCopy } from '../../../src/darkroom/importing/photos/editedCopies'
import { photograph } from '../photos'
import { sidecar } from '../sidecar'
import { changeContent, fill, folderOf, importFolder, makeSite, photosOf } from '../site'

const taken = '2024:05:06 07:08:09'
const original = await photograph(120, 80, { taken, description: 'Fog' })
const copy = await photograph(120, 80, { taken, description: 'Fog' }, 1)

let root: string
let card: string
beforeEach(() => {
  root = makeSite()
  card = folderOf({ 'IMG_0001.JPG': original })
})
const imported = (...more: string[]) => importFolder(root, card, ...more)
const edit = () => fill(card, { 'IMG_E0001.JPG': copy })
const filesOf = () => photosOf(root).map(({ file }) => file)

test('an edited copy replaces its original, and a line says so', async () => {
  edit()
  const run = await imported()
  expect(run.out).toContain('1 photo: 1 new')
  expect(run.err).toContain(
    '1 edited copy takes the place of its original (IMG_E0001.JPG). To have both, add --keep-both.',
  )
  expect(filesOf()).toEqual(['IMG_E0001.JPG'])
})

test('an edited copy without a sidecar uses that of its original', async () => {
  edit()
  fill(card, { 'IMG_0001.xmp': sidecar({ stars: 5 }) })
  const run = await imported()
  expect(run.err).not.toContain('not read')
  expect(photosOf(root)).toMatchObject([{ rating: 5 }])
})

test('a later edited copy keeps id and words of the photo, and so does a restored original', async () => {
  await imported()
  const mine = { id: photosOf(root)[0].id, alt: 'Fog over the fjord' }
  const photos = [{ ...photosOf(root)[0], ...mine }]
  changeContent(root, 'albums/alps2020', (album) => ({ ...album, photos }))
  edit()
  const run = await imported()
  expect(run.err).toContain('1 file was exported anew (IMG_E0001.JPG), and replaces its photo')
  expect(photosOf(root)).toMatchObject([{ ...mine, file: 'IMG_E0001.JPG' }])
  expect((await imported()).out).toContain('1 photo: 0 new, 1 unchanged')
  rmSync(join(card, 'IMG_E0001.JPG'))
  await imported()
  expect(photosOf(root)).toMatchObject([{ ...mine, file: 'IMG_0001.JPG' }])
})

test('the first of two edited copies replaces the original, and the second is a new photo', async () => {
  await imported()
  edit()
  fill(card, { 'IMG_E0001.jpeg': await photograph(120, 80, { taken }, 2) })
  await imported()
  const ids = photosOf(root).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('--keep-both keeps copy and original, also in later runs, and a line says so', async () => {
  await imported()
  edit()
  await imported()
  await imported('--keep-both')
  expect(filesOf().toSorted()).toEqual(['IMG_0001.JPG', 'IMG_E0001.JPG'])
  const run = await imported()
  expect(run.err).toContain('1 edited copy is there beside the original (IMG_E0001.JPG).')
  expect(filesOf()).toHaveLength(2)
})

test('an edited copy of a removed photo stays out', async () => {
  fill(card, { 'b.jpg': await photograph(80, 80, {}, 2) })
  await imported()
  const photos = photosOf(root).filter(({ file }) => file === 'b.jpg')
  changeContent(root, 'albums/alps2020', (album) => ({ ...album, photos }))
  edit()
  expect((await imported()).out).toContain('1 removed earlier')
  expect(filesOf()).toEqual(['b.jpg'])
})

test.each([
  ['IMG_E0001.JPG', 'IMG_0001.HEIC', true],
  ['a/img_e12345.heic', 'a/IMG_12345.JPG', true],
  ['a/IMG_E0001.JPG', 'IMG_0001.JPG', false],
  ['IMG_E0001.JPG', 'IMG_0002.JPG', false],
  ['IMG_EOS1.JPG', 'IMG_OS1.JPG', false],
])('%s is an edited copy of %s: %s', (one, other, is) => {
  expect(isEditedCopy(one, other)).toBe(is)
})
