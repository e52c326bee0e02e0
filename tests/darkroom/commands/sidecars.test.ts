import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pairSidecars } from '../../../src/images/sidecars'
import { exported } from '../photos'
import { type Said, sidecar } from '../sidecar'
import { changeContent, fill, folderOf, importFolder, makeSite, photosOf, treeOf } from '../site'

const JPEG = await exported({ title: 'Fog', keywords: ['sea'], rating: 2 })
const OWN = { alt: 'Fog', keywords: ['sea'], rating: 2 }

let root: string
let card: string
beforeEach(() => {
  root = makeSite()
  card = folderOf({ 'IMG_1.JPG': JPEG })
})
const imported = (...more: string[]) => importFolder(root, card, ...more)
const said = () => photosOf(root).map(({ alt, keywords, rating }) => ({ alt, keywords, rating }))

test.each([
  ['IMG_1.JPG.xmp', undefined],
  ['IMG_1.xmp', '\uFEFF<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>'],
  ['img_1.jpg.XMP', ''],
])('the sidecar %s gives caption, keywords and rating of a photo', async (name, start) => {
  const words = { caption: 'Fog &amp; rain', keywords: ['web'], stars: 5 }
  fill(card, { [name]: sidecar(words, start) })
  const run = await imported()
  expect(run.err).not.toContain('not read')
  expect(run.out).not.toContain('other file')
  expect(said()).toEqual([{ alt: 'Fog & rain', keywords: ['web'], rating: 5 }])
})

test('the file gives what its sidecar lacks, and --only uses both', async () => {
  fill(card, { 'IMG_1.JPG.xmp': sidecar({ stars: 3 }) })
  await imported('--only', 'rating = 3 and keyword = sea')
  expect(said()).toEqual([{ ...OWN, rating: 3 }])
})

test('changes of a sidecar are followed, except over words of the owner', async () => {
  await imported()
  expect(said()).toEqual([OWN])
  fill(card, { 'IMG_1.xmp': sidecar({ caption: 'Rain', keywords: ['a'], stars: 4 }) })
  const run = await imported()
  expect(run.out).toContain('0 new, 1 unchanged')
  expect(said()).toEqual([{ alt: 'Rain', keywords: ['a'], rating: 4 }])
  fill(card, { 'IMG_1.xmp': sidecar({ caption: 'Snow', keywords: ['b'], stars: 5 }) })
  await imported('--dry-run')
  await imported()
  expect(said()).toEqual([{ alt: 'Snow', keywords: ['b'], rating: 5 }])
  const before = treeOf(root)
  await imported()
  expect(treeOf(root)).toEqual(before)
  rmSync(join(card, 'IMG_1.xmp'))
  await imported()
  expect(said()).toEqual([OWN])

  const mine = { alt: 'Mine', keywords: ['mine'], rating: 1 }
  const photos = [{ ...photosOf(root)[0], ...mine }]
  changeContent(root, 'albums/alps2020', () => ({ photos }))
  fill(card, { 'IMG_1.xmp': sidecar({ caption: 'Hail', keywords: ['c'], stars: 3 }) })
  const last = await imported()
  expect(said()).toEqual([mine])
  expect(last.err).toContain('IMG_1.JPG says "Hail" now')
})

test('changes of a sidecar are followed after a run that left its photo out', async () => {
  fill(card, { 'IMG_1.xmp': sidecar({ caption: 'Rain', keywords: ['a'], stars: 5 }) })
  await imported()
  fill(card, { 'IMG_1.xmp': sidecar({ caption: 'Snow', keywords: ['b'], stars: 4 }) })
  expect((await imported('--only', 'rating = 5')).out).toContain('1 not asked for')
  await imported()
  expect(said()).toEqual([{ alt: 'Snow', keywords: ['b'], rating: 4 }])
})

test('people and places in a sidecar stay out, and so do captions if the site wants none', async () => {
  changeContent(root, 'site', (site) => ({ ...site, captions: 'none' }))
  const more =
    '<digiKam:TagsList><rdf:Seq><rdf:li>People/Anna</rdf:li></rdf:Seq></digiKam:TagsList><exif:GPSLatitude>48,9.5N</exif:GPSLatitude><exif:DateTimeOriginal>2020-01-02T03:04:05</exif:DateTimeOriginal>'
  const keywords = ['Anna', 'web', '48.13743, 11.57549']
  fill(card, { 'IMG_1.JPG.xmp': sidecar({ caption: 'Rain', keywords, more }) })
  const run = await imported()
  expect(run.err).toContain('1 keyword left out, as it names people.')
  expect(said()).toEqual([{ alt: '', keywords: ['web'], rating: 2 }])
  expect(photosOf(root)[0].capture?.taken).toBeUndefined()
})

const PERSON =
  '<Iptc4xmpExt:PersonInImage xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Bag><rdf:li>ada</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>'
test.each<[string, Parameters<typeof exported>[0], Said]>([
  ['sidecar', { keywords: ['Ada', 'sea'] }, { more: PERSON }],
  ['file', { more: PERSON }, { keywords: ['Ada', 'sea'] }],
])('a keyword stays out if only the %s says that it names a person', async (_, file, beside) => {
  fill(card, { 'IMG_1.JPG': await exported(file), 'IMG_1.xmp': sidecar(beside) })
  expect((await imported()).err).toContain('1 keyword left out, as it names people.')
  expect(said()).toMatchObject([{ keywords: ['sea'] }])
})

test('a sidecar that is unreadable or without a picture is reported', async () => {
  const broken = sidecar({ caption: 'Rain' }).replace('</dc:subject>', '')
  fill(card, { 'IMG_1.JPG.xmp': broken, 'IMG_2.xmp': sidecar({}), 'IMG_3.xmp': '' })
  const run = await imported()
  expect(run.err).toContain('IMG_1.JPG.xmp: cannot be read as XMP, so nothing was taken from it.')
  expect(run.err).toContain(
    'IMG_2.xmp and 1 more sidecar: not read, as no picture here has this name.',
  )
  expect(said()).toEqual([OWN])
})

test('an unreadable sidecar leaves the words of the last import, also to a later export', async () => {
  const whole = sidecar({ caption: 'Rain', keywords: ['web'], stars: 5 })
  const words = { alt: 'Rain', keywords: ['web'], rating: 5 }
  fill(card, { 'IMG_1.xmp': whole })
  await imported()
  fill(card, { 'IMG_1.xmp': whole.slice(0, 400) })
  expect((await imported()).err).toContain('IMG_1.xmp: cannot be read as XMP')
  expect(said()).toEqual([words])
  fill(card, { 'IMG_1.JPG': await exported({ title: 'Fog', keywords: ['sea'], rating: 2 }, 1) })
  expect((await imported('--only', 'rating = 5')).out).toContain('1 made anew')
  expect(said()).toEqual([words])
})

test('a sidecar named after the whole file name is preferred', () => {
  const found = pairSidecars(['a/1.jpg', 'a/1.tif', '1.jpg', 'a/1.xmp', 'a/1.jpg.xmp'])
  expect([...found]).toEqual([
    ['a/1.jpg', 'a/1.jpg.xmp'],
    ['a/1.tif', 'a/1.xmp'],
  ])
})
