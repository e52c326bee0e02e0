import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { photograph } from '../photos'
import {
  albumsOf,
  changeContent,
  darkroom,
  fill,
  makeFolder,
  makeSite,
  photosOf,
  treeOf,
} from '../site'

const shot = (i: number) => photograph(60, 40, { taken: `2024:05:0${i} 07:08:09` }, i)

let root: string
let card: string
const idsOf = () => albumsOf(root).map(({ id }) => id)
type Album = ReturnType<typeof albumsOf>[number]
/** Replaces the entry of the album in the catalog. */
const editEntry = (change: (one: Album) => object[]) =>
  changeContent(root, 'catalog', (catalog) => ({
    ...catalog,
    albums: catalog.albums.flatMap((one) => (one.id === 'mueller' ? change(one) : [one])),
  }))
const takeOut = () => editEntry(() => [])
const removeFile = () => rmSync(join(root, 'src/content/albums/mueller.json'))
const ALL = ['--albums', '--category', 'landscape']
const importAll = (...more: string[]) => darkroom(root, ['import', card, ...ALL, ...more])

/** A family's folder of three pictures was imported, then its album unlisted. */
beforeEach(async () => {
  root = makeSite()
  card = makeFolder()
  for (const i of [1, 2, 3]) fill(card, { [`Müller/${i}.jpg`]: await shot(i) })
  expect((await importAll()).code).toBe(0)
  editEntry((one) => [{ ...one, level: 'unlisted' }])
})
const rename = () => renameSync(join(card, 'Müller'), join(card, '2024 Müller'))

describe('a folder with pictures of another album', () => {
  test('makes no second album without --second, and the printed commands work', async () => {
    rename()
    const before = treeOf(root)
    const run = await importAll()
    expect(run.code).toBe(2)
    const path = join(card, '2024 Müller')
    expect(run.err).toContain(
      `2024 Müller: 3 of its 3 pictures are or were in "Müller" (unlisted). To add them to that album: npm run darkroom -- import "${path}" --album mueller. To make a second album of them: the same command as before with --second.`,
    )
    expect(treeOf(root)).toEqual(before)

    const one = await darkroom(root, ['import', path, '--album', 'other2024'])
    expect(one.code).toBe(1)
    expect(one.err).toContain('3 of its 3 pictures are or were in "Müller" (unlisted).')
    expect(treeOf(root)).toEqual(before)

    fill(card, { '2024 Müller/4.jpg': await shot(4) })
    expect((await darkroom(root, ['import', path, '--album', 'mueller'])).code).toBe(0)
    expect(photosOf(root, 'mueller')).toHaveLength(4)
    expect((await importAll('--second')).code).toBe(0)
    expect(idsOf()).toEqual(['alps2020', 'mueller', 'mueller-2024'])
    const check = await darkroom(root, ['check', 'mueller-2024'])
    expect(check.err).toMatch(
      /^warning: src\/content\/albums\/mueller-2024\.json › photos\[0\]: stands in src\/content\/albums\/mueller\.json too, which is unlisted, and everybody sees it here \(also-public\)/m,
    )
    editEntry((one) => [{ ...one, shared: true }])
    expect((await darkroom(root, ['check', 'mueller-2024'])).err).not.toContain('also-public')
  })

  test('leads to a question at a terminal', async () => {
    rename()
    fill(card, { '2024 Müller/4.jpg': await shot(4) })
    const answering = (...answers: string[]) =>
      darkroom(root, ['import', card, ...ALL], { answers })
    const left = await answering('what?', '')
    expect(left.asked[0]).toContain('2024 Müller: 3 of its 4 pictures are or were in "Müller"')
    expect(left.err).toContain('Write a or s, or press Enter.')
    expect(idsOf()).toEqual(['alps2020', 'mueller'])
    expect((await answering('a')).code).toBe(0)
    expect(idsOf()).toEqual(['alps2020', 'mueller'])
    expect(photosOf(root, 'mueller')).toHaveLength(4)
  })

  test('also counts pictures that the owner removed from that album', async () => {
    changeContent(root, 'albums/mueller', (album) => ({ ...album, cover: undefined, photos: [] }))
    rename()
    const run = await importAll()
    expect(run.err).toContain('3 of its 3 pictures are or were in "Müller"')
    expect(idsOf()).toEqual(['alps2020', 'mueller'])
  })

  test('is recognised after that album was removed with its file', async () => {
    takeOut()
    removeFile()
    rename()
    const run = await importAll()
    expect(run.code).toBe(2)
    expect(run.err).toContain('3 of its 3 pictures are or were in "mueller" (taken out of')
    expect(idsOf()).toEqual(['alps2020'])
  })

  test('makes an album if it shares few pictures with an album that is not unlisted', async () => {
    fill(card, { 'Best of/1.jpg': await shot(1), 'Best of/5.jpg': await shot(5) })
    const run = await importAll()
    expect(run.err).toContain('1 of its 2 pictures are or were in "Müller" (unlisted)')
    expect(idsOf()).toEqual(['alps2020', 'mueller'])
    editEntry(({ level: _level, ...one }) => [one])
    expect((await importAll()).code).toBe(0)
    expect(idsOf()).toEqual(['alps2020', 'mueller', 'best-of'])
  })

  test('belongs to that album after it was added to it', async () => {
    rename()
    const path = join(card, '2024 Müller')
    expect((await darkroom(root, ['import', path, '--album', 'mueller'])).code).toBe(0)
    const run = await importAll()
    expect(run.code, run.err).toBe(0)
    expect(idsOf()).toEqual(['alps2020', 'mueller'])
  })
})

test.each([
  ['with its file', removeFile],
  ['without its file', () => {}],
])('an album removed %s stays out until its folder alone is imported', async (_, remove) => {
  takeOut()
  remove()
  const run = await importAll()
  expect(run.code).toBe(0)
  const path = join(card, 'Müller')
  expect(run.err).toContain(
    `Müller: its album mueller was taken out of catalog.json, and stays out. To import it again: npm run darkroom -- import "${path}" --album mueller.`,
  )
  expect(idsOf()).toEqual(['alps2020'])
  const one = await darkroom(root, ['import', path, '--album', 'mueller', '--category', 'misc'])
  expect(one.code, one.err).toBe(0)
  expect(idsOf()).toEqual(['alps2020', 'mueller'])
})
