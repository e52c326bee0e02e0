import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import type { ReadOptions } from '../../../src/darkroom/catalog/readCatalog'
import type { AlbumLists } from '../../../src/darkroom/catalog/listAlbums'
import type { DocumentState, RequestedDocumentAct } from '../../../src/table/contract'
import { createQueue } from '../../../src/darkroom/files/oneAtATime'
import { createDocuments } from '../../../src/table/server/createDocuments'
import { fill, makeFolder, makeSite, readAlbum } from '../../darkroom/site'
import { A, ALBUM } from './album'

const CATALOG = 'src/content/catalog.json'
/** As a person wrote it, with several fields on one line. */
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
const FILES = {
  [CATALOG]: TEXT,
  'src/content/albums/alps2020.json': ALBUM,
  'src/content/albums/fjords.json': '{"photos": []}\n',
  'src/content/albums/misc.json': '{"photos": []}\n',
}
const site = () => makeSite(FILES)
const textOf = (root: string, file = CATALOG) => readFileSync(join(root, file), 'utf8')
/** Creates the documents as a newly started server does. */
function open(root: string, files?: ReadOptions['files']) {
  const disk = createDisk(root)
  return createDocuments(root, disk, createQueue(root, disk), { memory: new Map(), files })
}
async function perform(
  root: string,
  act: RequestedDocumentAct,
  file = 'catalog.json',
): Promise<DocumentState & AlbumLists> {
  const documents = open(root)
  const { revision } = await documents.stateOf(file)
  const done = await documents.perform(file, { revision, act })
  if (!('state' in done)) throw new Error('conflict')
  return { ...done.state, ...done.state.lists! }
}
const albumOf = ({ albums }: AlbumLists, id: string) => albums.find((one) => one.id === id)!

test('albums are ordered, renamed and moved to another category, and each act is undone to the byte', async () => {
  const root = site()
  const seen = [TEXT]
  const acts: RequestedDocumentAct[] = [
    { type: 'swap', path: ['albums'], at: 0, to: 2 },
    { type: 'swap', path: ['albums'], at: 1, to: 0 },
    { type: 'changeAlbum', id: 'fjords', change: { name: 'Fjörds', year: 0, category: 'misc' } },
    { type: 'changeAlbum', id: 'alps2020', change: { year: 2020, level: 'listed' } },
    { type: 'take', path: ['albums'], at: 1 },
    {
      type: 'put',
      path: ['albums'],
      at: 1,
      value: { id: 'misc', name: 'Misc', category: 'misc' },
    },
    { type: 'swap', path: ['categories'], at: 0, to: 1 },
    { type: 'newCategory', name: 'Küsten' },
    { type: 'write', edits: [{ path: ['categories', 0, 'description'], value: 'The others.' }] },
  ]
  for (const act of acts) {
    await perform(root, act)
    seen.push(textOf(root))
  }
  expect(seen.at(-1)).toBe(`{
  "categories": [
    { "id": "misc", "name": "The rest", "description": "The others." },
    { "id": "land", "name": "Land", "description": "Land." },
    { "id": "kuesten", "name": "Küsten" }
  ],
  "albums": [
    { "id": "fjords", "name": "Fjörds", "category": "misc", "aliases": ["old-fjords"] },
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

test('an album can say that others may show its pictures', async () => {
  const root = site()
  const change = (shared: '' | 'all') =>
    perform(root, { type: 'changeAlbum', id: 'fjords', change: { shared } })
  expect(albumOf(await change('all'), 'fjords')).toMatchObject({ shared: true })
  expect(albumOf(await change(''), 'fjords')).toMatchObject({ shared: undefined })
  expect(textOf(root)).toBe(TEXT)
})

test('a new album is unlisted, has a secret address and a file', async () => {
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
  expect(readAlbum(root, album!.address).photos, 'the file of the album stays').toEqual([])
  const { albums: now } = JSON.parse(textOf(root)) as { albums: { aliases?: string[] }[] }
  expect(now[0]!.aliases, 'the secret address still leads to the album').toEqual([album!.address])
  await expect(perform(root, { type: 'newAlbum', name: '…', category: 'land' })).rejects.toThrow(
    'needs a letter',
  )
  await perform(root, { type: 'undo' })
  await perform(root, { type: 'undo' })
  expect(textOf(root)).toBe(TEXT)
  expect(existsSync(join(root, `src/content/albums/${album!.address}.json`))).toBe(false)
})

test('a former address keeps leading to the album until the album becomes unlisted', async () => {
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

test('an unlisted album does not keep the address that it had while it was public', async () => {
  const root = site()
  const address = 'fjords-AbcDefGhiJklMnoP'
  const act = { type: 'changeAlbum', id: 'fjords' } as const
  await perform(root, { ...act, change: { address } })
  const hidden = await perform(root, { ...act, change: { level: 'unlisted' } })
  expect(albumOf(hidden, 'fjords').address).toMatch(/^fjords-(?!AbcDef)[A-Za-z0-9]{16}$/)
})

test('in another category, an album without a level of its own keeps the more closed of both levels', async () => {
  const open = '"id": "misc", "name": "The rest"'
  const text = TEXT.replace(open, `${open}, "level": "unlisted"`)
  const root = makeSite({ ...FILES, [CATALOG]: text })
  const move = async (id: string, category: string) =>
    albumOf(await perform(root, { type: 'changeAlbum', id, change: { category } }), id)
  const unlisted = (name: string) => ({
    level: 'unlisted',
    address: expect.stringMatching(new RegExp(`^${name}-[A-Za-z0-9]{16}$`)) as string,
  })
  expect(await move('misc', 'land')).toMatchObject(unlisted('misc'))
  expect(await move('fjords', 'misc')).toMatchObject(unlisted('fjords'))
})

test('the cover of a category follows the address of its album, and goes with an unlisted one', async () => {
  const cover = { album: 'alps2020', photo: A }
  const named = '"description": "Land."'
  const text = TEXT.replace(named, `${named}, "cover": ${JSON.stringify(cover)}`)
  const root = makeSite({ ...FILES, [CATALOG]: text })
  const coverAfter = async (change: { address: string } | { level: 'unlisted' }) => {
    await perform(root, { type: 'changeAlbum', id: 'alps2020', change })
    const { categories } = JSON.parse(textOf(root)) as { categories: { cover?: object }[] }
    return categories[0]!.cover
  }
  expect(await coverAfter({ address: 'alps' })).toEqual({ ...cover, album: 'alps' })
  expect(await coverAfter({ level: 'unlisted' })).toBeUndefined()
})

test.each([
  ['北海道', 'category-8009'],
  ['עברית', 'category-9b19'],
  ['ภูเขา', 'category-34d9'],
])('the new category %s without Latin letters gets a digest as its address', async (name, id) => {
  const { categories } = await perform(site(), { type: 'newCategory', name })
  expect(categories.at(-1)).toMatchObject({ id, name })
})

test('an undo does not change another album with the same lines', async () => {
  const entry = (id: string, level: string) => `    {
      "id": "${id}",
      "name": "One",
      "year": 2021,
      "level": "${level}",
      "category": "land"
    }`
  const catalog = (...entries: string[]) =>
    `{\n  "categories": [{ "id": "land", "name": "Land" }],\n  "albums": [\n${entries.join(',\n')}\n  ]\n}\n`
  const files = { a: '{"photos": []}\n', b: '{"photos": []}\n' }
  const root = makeSite({
    [CATALOG]: catalog(entry('a', 'listed'), entry('b', 'public')),
    ...Object.fromEntries(
      Object.entries(files).map(([id, text]) => [`src/content/albums/${id}.json`, text]),
    ),
  })
  await perform(root, { type: 'changeAlbum', id: 'a', change: { level: 'public' } })
  // The albums are exchanged by hand.
  const exchanged = catalog(entry('b', 'public'), entry('a', 'public'))
  fill(root, { [CATALOG]: exchanged })
  await perform(root, { type: 'undo' })
  expect(textOf(root)).toBe(exchanged)
})

test('an act is refused that breaks the site or is based on an outdated catalog', async () => {
  const root = site()
  const refused = (act: RequestedDocumentAct, why: string | RegExp) =>
    expect(perform(root, act)).rejects.toThrow(why)
  await refused({ type: 'changeAlbum', id: 'fjords', change: { address: 'alps2020' } }, 'alps2020')
  await refused(
    { type: 'changeAlbum', id: 'fjords', change: { address: 'a/b' } },
    /^Address of “Fjords”: may hold letters/,
  )
  await refused({ type: 'changeAlbum', id: 'fjords', change: { category: 'sea' } }, 'sea')
  await refused({ type: 'changeAlbum', id: 'nowhere', change: { name: 'X' } }, 'not an album')
  await refused({ type: 'take', path: ['nothing'], at: 0 }, 'is not there')
  await refused({ type: 'undo' }, 'nothing to undo')
  await refused({ type: 'newCategory', name: '!' }, 'needs a letter')
  await refused({ type: 'newCategory', name: 'Land' }, 'land')
  const documents = open(root)
  const { revision } = await documents.stateOf('catalog.json')
  const changed = TEXT.replace('"Fjords"', '"Fjords by hand"')
  writeFileSync(join(root, CATALOG), changed)
  const act: RequestedDocumentAct = { type: 'take', path: ['albums'], at: 2 }
  const answer = await documents.perform('catalog.json', { revision, act })
  expect(answer).toMatchObject({
    conflict: { lists: { albums: [{}, { name: 'Fjords by hand' }, {}] } },
  })
  expect(textOf(root)).toBe(changed)
})

test('a new album that was edited can be put back after its undo, with its photographs', async () => {
  const root = site()
  const { albums } = await perform(root, { type: 'newAlbum', name: 'Coast', category: 'land' })
  const { id, address } = albums[0]!
  const file = `src/content/albums/${address}.json`
  writeFileSync(join(root, file), ALBUM)
  for (let i = 0; i < 2; i++) {
    const { removed } = await perform(root, { type: 'undo' })
    expect(textOf(root)).toBe(TEXT)
    expect(textOf(root, file)).toBe(ALBUM)
    expect(removed).toMatchObject([{ album: { id, name: 'Coast' } }])
    expect((await perform(root, { type: 'redo' })).removed).toEqual([])
  }
  const [{ at, album }] = (await perform(root, { type: 'undo' })).removed as [
    AlbumLists['removed'][number],
  ]
  const state = await perform(root, { type: 'put', path: ['albums'], at, value: album })
  expect(albumOf(state, id)).toMatchObject({ address, level: 'unlisted', count: 2, hidden: 1 })
  expect(state.removed).toEqual([])
})

test('a step says which album or category it concerns', async () => {
  const root = site()
  const change = (change: object): RequestedDocumentAct => ({
    type: 'changeAlbum',
    id: 'fjords',
    change,
  })
  const category = (...settings: string[]): RequestedDocumentAct => ({
    type: 'write',
    edits: settings.map((name) => ({ path: ['categories', 1, name], value: 'newest' })),
  })
  const steps: [RequestedDocumentAct, name: string, settings?: string][] = [
    [change({ name: 'Fjörds' }), 'Fjords', 'name'],
    [change({ year: 2020, category: 'misc' }), 'Fjörds', 'year and category'],
    [{ type: 'swap', path: ['albums'], at: 0, to: 1 }, 'Alps 2020'],
    [{ type: 'take', path: ['albums'], at: 2 }, 'Misc'],
    [
      { type: 'put', path: ['albums'], at: 2, value: { id: 'm', name: 'M', category: 'misc' } },
      'M',
    ],
    [{ type: 'newAlbum', name: 'Coast', category: 'land' }, 'Coast'],
    [{ type: 'newCategory', name: 'Sea' }, 'Sea'],
    [category('order'), 'The rest', 'order'],
    [category('name', 'description'), 'The rest', 'name and description'],
  ]
  for (const [act, name, settings] of steps) {
    const { undo } = await perform(root, act)
    const type = act.type === 'put' ? 'putBack' : act.type
    expect(undo).toEqual({ type, photos: [], name, ...(settings ? { settings } : {}) })
  }
  const bio = { type: 'take' as const, path: ['bio'], at: 0 }
  const [first] = (JSON.parse(textOf(root, 'src/content/site.json')) as { bio: string[] }).bio
  const { undo } = await perform(root, bio, 'site.json')
  expect(first).toContain(undo!.name!.replace('…', ''))
  const fields: [path: string, value: unknown, name: string][] = [
    ['email', 'a@b.example', 'E-mail'],
    ['network', { label: 'Club', url: 'https://club.example' }, 'Network'],
    ['rights', { credit: 'Ana' }, 'Rights in the photographs'],
  ]
  for (const [path, value, name] of fields) {
    const write = { type: 'write' as const, edits: [{ path: [path], value }] }
    expect((await perform(root, write, 'site.json')).undo).toMatchObject({ name })
  }
})

test('a new address is told, also one by a new level, and an undo or redo of a former one that is back', async () => {
  const root = site()
  const documents = open(root)
  const say = async (act: RequestedDocumentAct) => {
    const { revision } = await documents.stateOf('catalog.json')
    const done = await documents.perform('catalog.json', { revision, act })
    if (!('state' in done)) throw new Error('conflict')
    return { ...albumOf(done.state.lists!, 'fjords'), message: done.message }
  }
  const level = (level: 'public' | 'unlisted') =>
    say({ type: 'changeAlbum', id: 'fjords', change: { level } })
  const first = await level('unlisted')
  const nowhere = 'No former address leads there.'
  expect(first.message).toBe(`“Fjords” is now at ${first.address}. ${nowhere}`)
  expect((await level('public')).message).toBe(
    '“Fjords” is now at fjords. Its former address leads there.',
  )
  const second = await level('unlisted')
  expect(second.address, 'a withdrawn address does not come back by itself').not.toBe(first.address)
  expect((await say({ type: 'undo' })).message, 'it is public').toBe('“Fjords” is now at fjords.')
  const undone = await say({ type: 'undo' })
  expect(undone.address).toBe(first.address)
  expect(undone.message).toMatch(`“Fjords” has its former address again: ${first.address}.`)
  await say({ type: 'redo' })
  expect((await say({ type: 'redo' })).message).toContain(second.address)
  const renamed = await say({ type: 'changeAlbum', id: 'fjords', change: { name: 'Fjörds' } })
  expect(renamed.message).toBeUndefined()
  expect((await say({ type: 'undo' })).message, 'the address stays').toBeUndefined()
  const moved = await say({ type: 'changeAlbum', id: 'fjords', change: { address: 'fiords' } })
  expect(moved.address).toMatch(/^fiords-/)
  expect(moved.message).toBe(`“Fjords” is now at ${moved.address}. ${nowhere}`)
})

test('a file that two albums share stays when one of them is undone', async () => {
  const root = site()
  const file = 'src/content/albums/shared.json'
  const album = (id: string) => ({ id, name: id, category: 'land', file: 'shared' })
  const put = (id: string): RequestedDocumentAct => {
    return { type: 'put', path: ['albums'], at: 0, value: album(id) }
  }
  await perform(root, put('first'))
  await perform(root, put('second'))
  await perform(root, { type: 'undo' })
  expect(existsSync(join(root, file))).toBe(true)
  await perform(root, { type: 'undo' })
  expect(existsSync(join(root, file))).toBe(false)
})

test('a removed album can be put back, also by a new server', async () => {
  const root = site()
  await perform(root, { type: 'take', path: ['albums'], at: 1 })
  const { lists } = await open(root).stateOf('catalog.json')
  expect(lists!.removed).toMatchObject([{ at: 1, album: { id: 'fjords', year: 2021 } }])
  const [{ at, album }] = lists!.removed as [AlbumLists['removed'][number]]
  const { removed } = await perform(root, { type: 'put', path: ['albums'], at, value: album })
  expect(removed).toEqual([])
  expect(JSON.parse(textOf(root))).toEqual(JSON.parse(TEXT))
})

test('a setting is written in its place, and nothing else changes', async () => {
  const root = site()
  const file = 'src/content/site.json'
  const before = textOf(root, file)
  const { name } = JSON.parse(before) as { name: string }
  const { value } = await perform(
    root,
    { type: 'write', edits: [{ path: ['name'], value: 'Ana Novák' }] },
    'site.json',
  )
  expect(value).toMatchObject({ name: 'Ana Novák' })
  expect(textOf(root, file)).toBe(before.replace(`"${name}"`, '"Ana Novák"'))
  const refused = { type: 'write' as const, edits: [{ path: ['email'], value: 'nobody' }] }
  await expect(perform(root, refused, 'site.json')).rejects.toThrow('e-mail')
  for (const path of ['publish', 'originals']) {
    const command = { type: 'write' as const, edits: [{ path: [path], value: 'rm -r .' }] }
    await expect(perform(root, command, 'site.json')).rejects.toThrow('by hand')
  }
  await perform(root, { type: 'undo' }, 'site.json')
  expect(textOf(root, file)).toBe(before)
})

test('a missing list is created with its first entry', async () => {
  const root = site()
  const { value } = await perform(root, { type: 'write', edits: [{ path: ['bio'] }] }, 'site.json')
  expect(value).not.toHaveProperty('bio')
  const act = { type: 'put' as const, path: ['bio'], at: 0, value: 'I build things.' }
  expect((await perform(root, act, 'site.json')).value).toMatchObject({ bio: ['I build things.'] })
})

test('a site without projects gets its first project', async () => {
  const root = site()
  const value = { name: 'One', descriptions: [] }
  await perform(root, { type: 'put', path: [], at: 0, value }, 'projects.json')
  expect(JSON.parse(textOf(root, 'src/content/projects.json'))).toEqual([value])
})

test('a page keeps its lines while fields of its head are set, added and removed and its text is replaced', async () => {
  const root = site()
  const file = 'src/content/pages/prices.md'
  const text = '---\ntitle: "Prices"\n# for the menu\norder: 2\n---\n\nFirst.\n\n- One\n'
  fill(root, { [file]: text })
  const write = (path: string, value?: string | number) =>
    perform(
      root,
      { type: 'write', edits: [{ path: [path], ...(value ? { value } : {}) }] },
      'pages/prices.md',
    )
  const { value } = await open(root).stateOf('pages/prices.md')
  expect(value).toEqual({ title: 'Prices', order: '2', text: 'First.\n\n- One' })
  await write('title', 'What it costs')
  await write('order')
  await write('description', 'All of them,\nin one list.')
  await write('text', 'Second.\n\n## More')
  expect(textOf(root, file)).toBe(
    '---\ntitle: What it costs\n# for the menu\ndescription: All of them, in one list.\n---\n\nSecond.\n\n## More\n',
  )
  await write('title', '"Best" and "Rest"')
  expect((await open(root).stateOf('pages/prices.md')).value).toMatchObject({
    title: '"Best" and "Rest"',
  })
  await perform(root, { type: 'undo' }, 'pages/prices.md')
  await expect(write('text', 'See {nowhere}.')).rejects.toThrow('{nowhere}')
  for (let i = 0; i < 4; i++) await perform(root, { type: 'undo' }, 'pages/prices.md')
  expect(textOf(root, file)).toBe(text)
  await write('order', 3)
  expect((await open(root).stateOf('pages/prices.md')).value).toMatchObject({ order: '3' })
})

test('an act creates no file for an album whose file is missing', async () => {
  const root = site()
  const file = join(root, 'src/content/albums/fjords.json')
  rmSync(file)
  await perform(root, { type: 'changeAlbum', id: 'misc', change: { name: 'Other' } })
  await perform(root, { type: 'newAlbum', name: 'Coast', category: 'land' })
  for (let i = 0; i < 2; i++) await perform(root, { type: 'undo' })
  expect(existsSync(file)).toBe(false)
})

test('an act removes temporary files of a killed one', async () => {
  const left = '.prices.md.4194305-1-1.darkroom'
  const root = makeSite({ ...FILES, [`src/content/pages/${left}`]: 'half' })
  await perform(root, { type: 'newCategory', name: 'Sea' })
  expect(readdirSync(join(root, 'src/content/pages'))).toEqual([])
})

test('only documents inside their folder are opened', async () => {
  const root = site()
  const outside = join(makeFolder(), 'outside.md')
  writeFileSync(outside, '---\ntitle: Secret\n---\n\nText.\n')
  mkdirSync(join(root, 'src/content/pages'))
  symlinkSync(outside, join(root, 'src/content/pages/linked.md'))
  for (const name of [
    '',
    '../site.json',
    'albums/alps2020.json',
    'pages/../site.json',
    'package.json',
  ])
    await expect(open(root).stateOf(name), name).rejects.toThrow('is not a file of words')
  await expect(open(root).stateOf('pages/linked.md')).rejects.toThrow('leads out')
  await expect(open(root).stateOf('pages/nul.md')).rejects.toThrow('device')
})

test('an icon, a resume or a picture that the build would not find is refused', async () => {
  const root = site()
  fill(root, {
    'public/icon.svg': '<svg/>',
    'public/apple-touch-icon.png': '',
    'src/about/skills.svg': '<symbol id="react"/>',
  })
  const documents = open(root, { root, publicDir: join(root, 'public') })
  const before = textOf(root, 'src/content/site.json')
  const write = async (path: (string | number)[], value: unknown) => {
    const { revision } = await documents.stateOf('site.json')
    return documents.perform('site.json', {
      revision,
      act: { type: 'write', edits: [{ path, value }] },
    })
  }
  const unknown = /^Icon of “Rust”: names the icon rst, which does not exist\. Remove it, or name/
  await expect(write(['skills'], [{ name: 'Rust', icon: 'rst' }])).rejects.toThrow(unknown)
  await expect(write(['resume'], { src: '/no.pdf', download: 'me.pdf' })).rejects.toThrow(/no\.pdf/)
  const portrait = { src: '/no.jpg', alt: '', width: 1, height: 1 }
  await expect(write(['portrait'], portrait)).rejects.toThrow(/no\.jpg/)
  expect(textOf(root, 'src/content/site.json')).toBe(before)
  await write(
    ['skills'],
    [
      { name: 'Rust', icon: 'brand-rust' },
      { name: 'React', icon: 'react' },
    ],
  )
  expect(textOf(root, 'src/content/site.json')).toContain('brand-rust')
})
