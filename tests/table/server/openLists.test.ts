import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDisk } from '../../../src/darkroom/files/disk'
import type { ListState, RequestedListAct } from '../../../src/table/contract'
import { openQueue } from '../../../src/table/server/oneAtATime'
import { openLists } from '../../../src/table/server/openLists'
import { makeSite, readAlbum } from '../../darkroom/site'
import { ALBUM } from './album'

const CATALOG = 'src/content/catalog.json'
/** As a person wrote it: the spaces of one, and a field on the same line. */
const TEXT = `{
  "categories": [
    { "id": "land", "name": "Land", "description": "Land." },
    { "id": "misc", "name": "The rest", "description": "More." }
  ],
  "albums": [
    { "id": "alps2020", "name": "Alps 2020", "category": "land" },
    { "id": "fjords", "name": "Fjords", "year": 2021, "category": "land", "aliases": ["old-fjords"] },
    { "id": "misc", "name": "Misc", "category": "misc" }
  ]
}
`
const site = () =>
  makeSite({
    [CATALOG]: TEXT,
    'src/content/albums/alps2020.json': ALBUM,
    'src/content/albums/fjords.json': '{"photos": []}\n',
    'src/content/albums/misc.json': '{"photos": []}\n',
  })
const textOf = (root: string) => readFileSync(join(root, CATALOG), 'utf8')
/** As a server that was just started has it. */
function open(root: string) {
  const disk = openDisk(root)
  return openLists(root, disk, openQueue(root, disk))
}
async function perform(root: string, act: RequestedListAct): Promise<ListState> {
  const lists = open(root)
  const done = await lists.perform({ revision: (await lists.stateOf()).revision, act })
  if (!('state' in done)) throw new Error('conflict')
  return done.state
}
const albumOf = ({ albums }: ListState, id: string) => albums.find((one) => one.id === id)!

test('albums are put into order, named and moved to another category; all is undone to the byte', async () => {
  const root = site()
  const seen = [TEXT]
  const acts: RequestedListAct[] = [
    { type: 'orderAlbums', ids: ['fjords', 'misc', 'alps2020'] },
    { type: 'changeAlbum', id: 'fjords', change: { name: 'Fjörds', year: 0, category: 'misc' } },
    { type: 'changeAlbum', id: 'alps2020', change: { year: 2020, level: 'listed' } },
    { type: 'removeAlbum', id: 'misc' },
    { type: 'putBackAlbum', id: 'misc' },
  ]
  for (const act of acts) {
    await perform(root, act)
    seen.push(textOf(root))
  }
  const [head] = TEXT.split('    { "id": "alps2020"')
  expect(seen.at(-1))
    .toBe(`${head}    { "id": "fjords", "name": "Fjörds", "category": "misc", "aliases": ["old-fjords"] },
    { "id": "misc", "name": "Misc", "category": "misc" },
    { "id": "alps2020", "name": "Alps 2020", "year": 2020, "category": "land", "level": "listed" }
  ]
}
`)
  for (const before of seen.slice(0, -1).toReversed()) {
    await perform(root, { type: 'undo' })
    expect(textOf(root)).toBe(before)
  }
})

test('a new album is unlisted, at an address that nobody guesses, and has a file', async () => {
  const root = site()
  const { albums } = await perform(root, {
    type: 'newAlbum',
    name: '2024-05 Südtirol',
    category: 'land',
  })
  const [album] = albums
  expect(album).toMatchObject({ name: 'Südtirol 2024', year: 2024, level: 'unlisted' })
  expect(album!.address).toMatch(/^suedtirol-2024-[A-Za-z0-9]{16}$/)
  expect(readAlbum(root, album!.address).photos).toEqual([])
  const state = await perform(root, {
    type: 'changeAlbum',
    id: album!.id,
    change: { level: 'public' },
  })
  expect(albumOf(state, album!.id)).toMatchObject({ address: 'suedtirol-2024', level: 'public' })
  expect(readAlbum(root, album!.address).photos, 'its file stays').toEqual([])
  const { albums: now } = JSON.parse(textOf(root)) as { albums: { aliases?: string[] }[] }
  expect(now[0]!.aliases, 'whoever was given its address still finds it').toEqual([album!.address])
  await expect(perform(root, { type: 'newAlbum', name: '…', category: 'land' })).rejects.toThrow(
    'needs a letter',
  )
})

test('a former address goes on leading to the album; that of one which is unlisted now does not', async () => {
  const root = site()
  const renamed = await perform(root, {
    type: 'changeAlbum',
    id: 'fjords',
    change: { address: 'fjords-2021' },
  })
  expect(albumOf(renamed, 'fjords').address).toBe('fjords-2021')
  const entry = () =>
    (JSON.parse(textOf(root)) as { albums: object[] }).albums.find(
      (one) => 'aliases' in one || 'path' in one,
    )
  expect(entry()).toMatchObject({
    path: 'fjords-2021',
    file: 'fjords',
    aliases: ['old-fjords', 'fjords'],
  })
  const hidden = await perform(root, {
    type: 'changeAlbum',
    id: 'fjords',
    change: { level: 'unlisted' },
  })
  expect(albumOf(hidden, 'fjords').address).toMatch(/^fjords-2021-[A-Za-z0-9]{16}$/)
  expect(entry()).not.toHaveProperty('aliases')
  expect(entry()).toMatchObject({ file: 'fjords' })
})

test('nothing is written that the site could not be built from, nor upon a catalog that is another', async () => {
  const root = site()
  const refused = (act: RequestedListAct, why: string | RegExp) =>
    expect(perform(root, act)).rejects.toThrow(why)
  await refused({ type: 'changeAlbum', id: 'fjords', change: { address: 'alps2020' } }, 'alps2020')
  await refused({ type: 'changeAlbum', id: 'fjords', change: { address: 'a/b' } }, 'address')
  await refused({ type: 'changeAlbum', id: 'fjords', change: { category: 'sea' } }, 'sea')
  await refused({ type: 'changeAlbum', id: 'nowhere', change: { name: 'X' } }, 'no album')
  await refused({ type: 'orderAlbums', ids: ['misc'] }, 'once')
  await refused({ type: 'undo' }, 'nothing to undo')
  const lists = open(root)
  const { revision } = await lists.stateOf()
  const changed = TEXT.replace('"Fjords"', '"Fjords by hand"')
  writeFileSync(join(root, CATALOG), changed)
  const answer = await lists.perform({ revision, act: { type: 'removeAlbum', id: 'misc' } })
  expect(answer).toMatchObject({ conflict: { albums: [{}, { name: 'Fjords by hand' }, {}] } })
  expect(textOf(root)).toBe(changed)
})
