import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordsFolder } from '../../../src/darkroom/files/places'
import { exported } from '../photos'
import {
  changeContent,
  darkroom,
  eventsOf,
  fill,
  folderOf,
  makeSite,
  published,
  readAlbum,
  treeOf,
} from '../site'

const folder = folderOf({
  'a.jpg': await exported({ title: 'Fog', keywords: ['sea', 'web'], rating: 4 }),
  'b.jpg': await exported({ title: 'Sea', description: 'Rain over the sea', rating: 2 }, 1),
})
const said = (root: string) =>
  readAlbum(root, 'alps2020').photos.map(({ alt, keywords, rating }) => ({ alt, keywords, rating }))
const FOG = { alt: 'Fog', keywords: ['sea', 'web'], rating: 4 }

test('keywords that name people stay out of the album, unless the site wants them', async () => {
  const root = makeSite()
  const keywords = ['sea', 'People|Anna', 'People|Ola']
  const card = folderOf({
    'a.jpg': await exported({ keywords }),
    'b.jpg': await exported({ keywords }, 1),
  })
  const run = await darkroom(root, ['import', card, '--album', 'alps'])
  expect(run.err).toContain('2 keywords left out, as they name people.')
  expect(said(root).map((one) => one.keywords)).toEqual([['sea'], ['sea']])
  changeContent(root, 'site', (site) => ({ ...site, keywords: { people: true } }))
  const again = await darkroom(root, ['import', card, '--album', 'alps', '--fresh'])
  expect(again.err).not.toContain('left out')
  expect(said(root).map((one) => one.keywords)).toEqual([keywords, keywords])
})

test('keywords that name people leave the album when the site no longer wants them', async () => {
  const root = makeSite()
  const wantPeople = (people: boolean) =>
    changeContent(root, 'site', (site) => ({ ...site, keywords: { people } }))
  const keywords = ['sea', 'People|Anna']
  const args = ['import', folderOf({ 'a.jpg': await exported({ keywords }) }), '--album', 'alps']
  wantPeople(true)
  await darkroom(root, args)
  wantPeople(false)
  const run = await darkroom(root, args)
  expect(run.err).toContain('1 keyword left out')
  expect(run.err).not.toContain('still')
  expect(said(root)).toMatchObject([{ keywords: ['sea'] }])

  const { photos } = readAlbum(root, 'alps2020')
  const mine = [...keywords, 'mine']
  fill(root, {
    'src/content/albums/alps2020.json': JSON.stringify({
      photos: [{ ...photos[0], keywords: mine }],
    }),
  })
  const again = await darkroom(root, args)
  expect(again.err).toContain('1 photo of the album still has such keywords. Remove them there.')
  expect(said(root)).toMatchObject([{ keywords: mine }])
})

test('--only imports matching photos, and later runs may match others', async () => {
  const root = makeSite()
  const args = ['import', folder, '--album', 'alps']
  const run = await darkroom(root, [...args, '--only', 'rating >= 3'])
  expect([run.code, run.out]).toEqual([
    0,
    expect.stringContaining('1 new, 0 unchanged, 1 not asked'),
  ])
  expect(said(root)).toEqual([FOG])
  expect(published(root)).toHaveLength(1)
  await darkroom(root, args)
  const before = treeOf(root)
  const again = await darkroom(root, [...args, '--only', 'keyword = web', '--json'])
  expect(eventsOf(again).map(({ event }) => event)).toEqual([
    'unchanged',
    'unwanted',
    'where',
    'summary',
  ])
  expect(eventsOf(again).at(-1)).toMatchObject({ unchanged: 1, unwanted: 1, notInFolder: 0 })
  expect(treeOf(root)).toEqual(before)
})

test('--only without a match makes no album, and an invalid filter is refused', async () => {
  const root = makeSite()
  const before = treeOf(root)
  const none = await darkroom(root, ['import', folder, '--album', 'x2024', '--only', 'rating = 5'])
  expect([none.code, none.out]).toEqual([
    0,
    'No photo matches --only, so no album was made. Keywords here: sea, web.\n',
  ])
  const bad = await darkroom(root, ['import', folder, '--album', 'x2024', '--only', 'best'])
  expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('--only: cannot read "best"')])
  expect(treeOf(root)).toEqual(before)
})

test('a photo of an older version gets keywords and rating at the next import', async () => {
  const root = makeSite()
  const args = ['import', folder, '--album', 'alps']
  await darkroom(root, args)
  const { photos } = readAlbum(root, 'alps2020')
  for (const { id } of photos) {
    const name = join(recordsFolder(root), `${id}.json`)
    const record = JSON.parse(readFileSync(name, 'utf8')) as { details: Record<string, unknown> }
    delete record.details.keywords
    delete record.details.people
    delete record.details.rating
    writeFileSync(name, JSON.stringify(record))
  }
  const older = photos.map(({ keywords: _keywords, rating: _rating, ...photo }) => photo)
  fill(root, { 'src/content/albums/alps2020.json': JSON.stringify({ photos: older }) })
  const run = await darkroom(root, args)
  expect(run.out).toContain('0 new, 2 unchanged; 0 files')
  expect(said(root)[0]).toEqual(FOG)
})
