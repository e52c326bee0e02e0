import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseRights } from '../../../src/darkroom/formats/rightsPacket'
import { photograph } from '../photos'
import {
  changeContent,
  darkroom,
  folderOf,
  importFolder,
  makeSite,
  photosOf,
  published,
  readAlbum,
} from '../site'

let files: Record<string, Buffer>
beforeAll(async () => {
  const jpeg = (seed: number, width: number, height: number) =>
    photograph(width, height, { description: `Lake ${seed}` }, seed)
  files = { 'a.jpg': await jpeg(1, 500, 375), 'b.jpg': await jpeg(2, 60, 40) }
})

const BY = 'https://creativecommons.org/licenses/by/4.0/'
/** The rights in each published file of a photo, at every width and as a JPEG. */
const rightsOf = (root: string, { id }: { id: string }) =>
  published(root)
    .filter((name) => name.startsWith(id))
    .map((name) => parseRights(readFileSync(join(root, 'public/photos', name))))

test('every published file states the rights of the photo, the album or the site', async () => {
  const root = makeSite()
  changeContent(root, 'site', (site) => ({
    ...site,
    rights: { license: 'CC BY 4.0', credit: 'by {name}' },
  }))
  const folder = folderOf(files)
  await importFolder(root, folder, '--jpeg')
  const [first, second] = photosOf(root)
  const name = 'Ada'
  changeContent(root, 'site', (site) => ({ ...site, name }))
  changeContent(root, 'albums/alps2020', (album) => ({
    ...album,
    rights: { copyright: '© {name}' },
    photos: [{ ...first, rights: { credit: 'Her sister' } }, second],
  }))
  const checked = await darkroom(root, ['check'])
  expect(checked.code, checked.err).toBe(0)
  expect(checked.err).toContain('2 photos were made by another recipe (older-recipe).')

  await importFolder(root, folder, '--jpeg', '--renew')
  await darkroom(root, ['clean', '--yes'])
  const [one, other] = [rightsOf(root, first), rightsOf(root, second)]
  expect(one.length).toBeGreaterThan(2)
  expect(new Set(one.map((said) => JSON.stringify(said)))).toEqual(
    new Set([JSON.stringify({ credit: 'Her sister', copyright: '© Ada', license: BY })]),
  )
  expect(other[0]).toEqual({ credit: 'by Ada', copyright: '© Ada', license: BY })
  expect((await darkroom(root, ['check'])).err).toBe('')
  // The album file keeps the owner's text.
  expect(readAlbum(root, 'alps2020')).toMatchObject({
    rights: { copyright: '© {name}' },
    photos: [{ rights: { credit: 'Her sister' } }, {}],
  })
})

test('files without rights have no metadata, and an unknown licence is refused', async () => {
  const root = makeSite()
  const folder = folderOf(files)
  await importFolder(root, folder, '--jpeg')
  expect(rightsOf(root, photosOf(root)[0]).every((said) => said === undefined)).toBe(true)
  changeContent(root, 'site', (site) => ({ ...site, rights: { license: 'CC-BY' } }))
  const run = await importFolder(root, folder, '--jpeg')
  expect(run.code).toBe(1)
  expect(run.err).toContain('site.json')
  expect(run.err).toContain('must be one of CC0 1.0, CC BY 4.0')
})
