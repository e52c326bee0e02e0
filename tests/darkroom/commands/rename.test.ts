import { readFileSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { albumsOf, changeContent, darkroom, makeSite, treeOf } from '../site'

const albumIn = (root: string) => albumsOf(root).find(({ id }) => id === 'alps2020')

test('rename gives an album another address, and the former address leads to it', async () => {
  const root = makeSite()
  const before = treeOf(root)
  const dry = await darkroom(root, ['rename', 'alps2020', 'alps', '--dry-run'])
  expect(dry.out).toMatch(/ would be at \/photography\/landscape\/alps; /)
  expect(treeOf(root)).toEqual(before)

  const run = await darkroom(root, ['rename', 'alps2020', 'alps'])
  expect([run.code, run.err]).toEqual([0, ''])
  expect(run.out).toContain(
    'is at /photography/landscape/alps; /photography/landscape/alps2020 leads there.',
  )
  expect(albumIn(root)).toMatchObject({ path: 'alps', file: 'alps2020', aliases: ['alps2020'] })
  // The former name works too, and the album can be renamed back.
  expect((await darkroom(root, ['rename', 'alps2020', 'alps2020'])).code).toBe(0)
  expect(albumIn(root)).toMatchObject({ aliases: ['alps'] })
})

test.each([
  [{ id: '{older-id}18m' }, '{older-id}18m'],
  [{ id: 'first', path: '{older-id}18m' }, '{older-id}18m'],
  [{ id: '{older-id}18m' }, 'ida18m'],
])('the cover of a category follows the album %j, named as %s', async (entry, named) => {
  const root = makeSite({ 'src/content/albums/ida18m.json': '{ "photos": [] }\n' })
  const album = { name: '{older}', category: 'misc', file: 'ida18m', ...entry }
  const cover = { album: named, photo: 'a' }
  changeContent(root, 'catalog', (catalog) => ({
    categories: [{ id: 'misc', name: 'By {name}', cover }],
    albums: [...catalog.albums.map((one) => ({ ...one, category: 'misc' })), album],
  }))
  expect((await darkroom(root, ['rename', 'ida18m', 'later'])).code).toBe(0)
  const text = readFileSync(join(root, 'src/content/catalog.json'), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    categories: [{ name: 'By {name}', cover: { album: 'later', photo: 'a' } }],
  })
})

test('a linked content folder is changed by no dry run', async () => {
  const root = makeSite()
  const content = join(root, 'src/content')
  renameSync(content, join(root, 'content'))
  symlinkSync('../content', content)
  // An editor's lock.
  symlinkSync('nowhere', join(root, 'content/.#site.json'))
  const before = readFileSync(join(content, 'catalog.json'), 'utf8')
  const dry = await darkroom(root, ['rename', 'alps2020', 'alps', '--dry-run'])
  expect([dry.code, dry.err]).toEqual([0, ''])
  expect(readFileSync(join(content, 'catalog.json'), 'utf8')).toBe(before)
})
