import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordsFolder } from '../../../src/darkroom/files/places'
import { exported } from '../photos'
import {
  changeContent,
  darkroom,
  eventsOf,
  folderOf,
  importFolder,
  makeSite,
  photosOf,
  published,
  treeOf,
} from '../site'

const folder = folderOf({
  'a.jpg': await exported({ title: 'Fog', keywords: ['sea', 'web'], rating: 4 }),
  'b.jpg': await exported({ title: 'Sea', description: 'Rain over the sea', rating: 2 }, 1),
})
const said = (root: string) =>
  photosOf(root).map(({ alt, keywords, rating }) => ({ alt, keywords, rating }))
const FOG = { alt: 'Fog', keywords: ['sea', 'web'], rating: 4 }

test('keywords that name people stay out of the album, unless the site wants them', async () => {
  const root = makeSite()
  const keywords = ['sea', 'People|Anna', 'People|Ola']
  const card = folderOf({
    'a.jpg': await exported({ keywords }),
    'b.jpg': await exported({ keywords }, 1),
  })
  const run = await importFolder(root, card)
  expect(run.err).toContain('2 keywords left out, as they name people.')
  expect(said(root).map((one) => one.keywords)).toEqual([['sea'], ['sea']])
  changeContent(root, 'site', (site) => ({ ...site, keywords: { people: true } }))
  const again = await importFolder(root, card, '--fresh')
  expect(again.err).not.toContain('left out')
  expect(said(root).map((one) => one.keywords)).toEqual([keywords, keywords])
})

test('keywords that name people leave the album when the site no longer wants them', async () => {
  const root = makeSite()
  const keywords = ['sea', 'People|Anna']
  const card = folderOf({ 'a.jpg': await exported({ keywords }) })
  const importIf = (people: boolean) => {
    changeContent(root, 'site', (site) => ({ ...site, keywords: { people } }))
    return importFolder(root, card)
  }
  await importIf(true)
  const run = await importIf(false)
  expect(run.err).toContain('1 keyword left out')
  expect(run.err).not.toContain('still')
  expect(said(root)).toMatchObject([{ keywords: ['sea'] }])

  const mine = [...keywords, 'mine']
  const photos = [{ ...photosOf(root)[0], keywords: mine }]
  changeContent(root, 'albums/alps2020', () => ({ photos }))
  const again = await importFolder(root, card)
  expect(again.err).toContain('1 photo of the album still has such keywords. Remove them there.')
  expect(said(root)).toMatchObject([{ keywords: mine }])
})

test('--only imports matching photos, and later runs may match others', async () => {
  const root = makeSite()
  const run = await importFolder(root, folder, '--only', 'rating >= 3')
  expect([run.code, run.out]).toEqual([
    0,
    expect.stringContaining('1 new, 0 unchanged, 1 not asked'),
  ])
  expect(said(root)).toEqual([FOG])
  expect(published(root)).toHaveLength(1)
  await importFolder(root, folder)
  const before = treeOf(root)
  const again = await importFolder(root, folder, '--only', 'keyword = web', '--json')
  expect(eventsOf(again).map(({ event }) => event)).toEqual([
    'unchanged',
    'unwanted',
    'where',
    'summary',
  ])
  expect(eventsOf(again).at(-1)).toMatchObject({ unchanged: 1, unwanted: 1, notInFolder: 0 })
  expect(treeOf(root)).toEqual(before)
})

test('--only without a match makes no album', async () => {
  const root = makeSite()
  const before = treeOf(root)
  const none = await darkroom(root, ['import', folder, '--album', 'x2024', '--only', 'rating = 5'])
  expect([none.code, none.out]).toEqual([
    0,
    'No photo matches --only, so no album was made. Keywords here: sea, web.\n',
  ])
  expect(treeOf(root)).toEqual(before)
})

test('a photo of an older version gets keywords and rating at the next import', async () => {
  const root = makeSite()
  await importFolder(root, folder)
  const photos = photosOf(root)
  for (const { id } of photos) {
    const name = join(recordsFolder(root), `${id}.json`)
    const record = JSON.parse(readFileSync(name, 'utf8')) as { details: Record<string, unknown> }
    delete record.details.keywords
    delete record.details.people
    delete record.details.rating
    writeFileSync(name, JSON.stringify(record))
  }
  const older = photos.map(({ keywords: _keywords, rating: _rating, ...photo }) => photo)
  changeContent(root, 'albums/alps2020', () => ({ photos: older }))
  const run = await importFolder(root, folder)
  expect(run.out).toContain('0 new, 2 unchanged; 0 files')
  expect(said(root)[0]).toEqual(FOG)
})
