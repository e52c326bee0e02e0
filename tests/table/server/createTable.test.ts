import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { AlbumMemory } from '../../../src/content/source/album/readAlbum'
import { readContent } from '../../../src/content/source/readContent'
import { formatAlbum } from '../../../src/darkroom/album/albumFile'
import { createDisk, type Disk } from '../../../src/darkroom/files/disk'
import { contentFolder } from '../../../src/darkroom/files/places'
import { createQueue } from '../../../src/darkroom/files/oneAtATime'
import type { AlbumState, RequestedAct } from '../../../src/table/contract'
import { createTable } from '../../../src/table/server/createTable'
import { each } from '../../darkroom/card'
import { faultyDisk } from '../../darkroom/faultyDisk'
import { fill, makeFolder, makeSite, readAlbum } from '../../darkroom/site'
import { A, ALBUM, B, C } from './album'

const KEY = 'alps2020'
const FILE = `src/content/albums/${KEY}.json`
const site = (album = ALBUM) => makeSite({ [FILE]: album })
const textOf = (root: string) => readFileSync(join(root, FILE), 'utf8')
/** Creates the table as a newly started server does. */
function open(root: string, memory: AlbumMemory = new Map()) {
  const disk = createDisk(root)
  return createTable(root, disk, createQueue(root, disk), memory)
}

/** Performs an act on the current revision. */
async function perform(table: ReturnType<typeof open>, act: RequestedAct): Promise<AlbumState> {
  const { revision } = await table.stateOf(KEY)
  const done = await table.perform(KEY, { revision, act })
  if (!('state' in done)) throw new Error('conflict')
  return done.state
}

test('the state of an album has hidden photos, file names and the words that the files brought', async () => {
  const root = site()
  fill(root, { [`.darkroom/records/${A}.json`]: '{"details":{"alt":"Ascent"}}' })
  const { photos, ...album } = await open(root).stateOf(KEY)
  expect(album).toEqual({
    id: KEY,
    key: KEY,
    title: 'Alps 2020',
    revision: expect.any(String) as string,
    cover: A,
    removed: [],
    others: expect.any(Array) as object[],
    keepsOriginals: false,
  })
  expect(photos).toMatchObject([
    { id: A, file: 'IMG_10.jpg', caption: 'Photo a', ownWords: 'Ascent' },
    { id: B, file: 'IMG_9.jpg', photo: { hide: true } },
    { id: C, photo: { capture: { taken: '2024-01-01T10:00:00' } } },
  ])
})

test('the site does not parse again an album that an act has written', async () => {
  const root = site()
  const memory: AlbumMemory = new Map()
  await perform(open(root, memory), { type: 'caption', photo: A, text: 'Ascent' })
  const parsed = [...memory.values()].map(({ album }) => album.photos)
  const { albums } = await readContent(contentFolder(root), { memory })
  expect(parsed).toContain(albums.find(({ key }) => key === KEY)?.photos)
})

test('an act changes only its own lines, and the file stays as the darkroom writes it', async () => {
  const root = site()
  const changed = () => {
    const before = new Set(ALBUM.split('\n'))
    return textOf(root)
      .split('\n')
      .filter((line) => !before.has(line))
  }
  await perform(open(root), { type: 'caption', photo: B, text: 'Two "gulls" {older}' })
  expect(changed()).toEqual([expect.stringMatching(/"alt":"Two \\"gulls\\" \{older\}","hide"/)])
  // The darkroom writes the same.
  const album = readAlbum(root, KEY)
  expect(textOf(root)).toBe(formatAlbum(album))
  await perform(open(root), { type: 'order', ids: [C, A, B] })
  const [a, b, c] = album.photos
  expect(textOf(root)).toBe(formatAlbum({ ...album, photos: [c!, a!, b!] }))
})

test('every act is undone to the byte and redone, each time by a new server', async () => {
  const root = site()
  const seen = [ALBUM]
  const acts: RequestedAct[] = [
    { type: 'caption', photo: A, text: 'Möwen 🕊' },
    { type: 'order', ids: [B, C, A] },
    { type: 'caption', photo: A, text: '' },
    { type: 'hide', photos: [A, C] },
    { type: 'show', photos: [B] },
    { type: 'cover', photo: B },
    { type: 'focus', photo: B, at: [20, 75] },
    { type: 'remove', photos: [B, A] },
    { type: 'putBack', photos: [A] },
    { type: 'turn', photos: [A] },
  ]
  for (const act of acts) {
    await perform(open(root), act)
    seen.push(textOf(root))
  }
  expect(new Set(seen).size).toBe(acts.length + 1)
  for (const before of seen.slice(0, -1).toReversed()) {
    await perform(open(root), { type: 'undo' })
    expect(textOf(root)).toBe(before)
  }
  await expect(perform(open(root), { type: 'undo' })).rejects.toThrow('nothing to undo')
  for (const after of seen.slice(1)) {
    await perform(open(root), { type: 'redo' })
    expect(textOf(root)).toBe(after)
  }
  await perform(open(root), { type: 'undo' })
  const { redo } = await perform(open(root), { type: 'caption', photo: C, text: '' })
  expect(redo, 'a new act ends the redo').toBeUndefined()
})

test.each([
  { named: [C, A], order: [C, A, B], why: 'the undated last' },
  { named: [A, B], order: [C, A, B], why: 'by time' },
])('an order that does not name a new photo places it $why', async ({ named, order }) => {
  const root = site()
  await perform(open(root), { type: 'order', ids: named })
  expect(readAlbum(root, KEY).photos.map(({ id }) => id)).toEqual(order)
})

test('the moves of one focal point are undone together', async () => {
  const root = site()
  const move = (at: [number, number], photo: string = A) =>
    perform(open(root), { type: 'focus', photo, at })
  await move([51, 50], B)
  const before = textOf(root)
  await move([51, 50])
  await move([52, 50])
  await perform(open(root), { type: 'undo' })
  expect(textOf(root)).toBe(before)
  await perform(open(root), { type: 'redo' })
  expect(readAlbum(root, KEY).photos[0]!.focus).toEqual([52, 50])
  await move([51, 50])
  await perform(open(root), { type: 'undo' })
  expect(textOf(root)).toBe(before)
  // A way back to where it was is an undo.
  await move([52, 50], C)
  await perform(open(root), { type: 'caption', photo: A, text: 'Gulls' })
  await move([53, 50], C)
  const back = await move([52, 50], C)
  expect(back).toMatchObject({ undo: { type: 'caption' }, redo: { type: 'focus' } })
})

test.each([
  ['elsewhere', 52],
  ['back', 51],
])(
  'a move of a focal point %s that could not be written leaves the undo of the earlier ones',
  async (_, to) => {
    const root = site(ALBUM.replace('"alt":"Photo b"', '"alt":"Photo b","focus":[51,50]'))
    const before = textOf(root)
    const move = (table: ReturnType<typeof open>, x: number) =>
      perform(table, { type: 'focus', photo: B, at: [x, 50] })
    await move(open(root), 60)
    const disk = createDisk(root)
    const write: Disk['write'] = (path, bytes) =>
      path.endsWith(FILE) ? Promise.reject(new Error('full')) : disk.write(path, bytes)
    const full = createTable(root, { ...disk, write }, createQueue(root, disk), new Map())
    await expect(move(full, to)).rejects.toThrow('full')
    expect(readAlbum(root, KEY).photos[1]!.focus).toEqual([60, 50])
    await perform(open(root), { type: 'undo' })
    expect(textOf(root)).toBe(before)
  },
)

test('a photo that is hidden or removed is no longer the cover', async () => {
  for (const type of ['hide', 'remove'] as const) {
    const root = site()
    const state = await perform(open(root), { type, photos: [A, C] })
    expect(state.cover, type).toBeUndefined()
    expect(readAlbum(root, KEY).cover, type).toBeUndefined()
    expect(state.undo).toEqual({ type, photos: [A, C] })
  }
})

test('removed photos are in the tray, also for a new server, until they are put back or written by hand', async () => {
  const root = site()
  const removed = async () => (await open(root).stateOf(KEY)).removed.map(({ id }) => id)
  await perform(open(root), { type: 'remove', photos: [A] })
  const { imported } = readAlbum(root, KEY)
  expect(imported, 'the next import does not bring it back').toHaveLength(2)
  await perform(open(root), { type: 'remove', photos: [B, C] })
  expect(await removed()).toEqual([C, B, A])
  expect(readAlbum(root, KEY).photos).toEqual([])
  const { photos } = await perform(open(root), { type: 'putBack', photos: [B] })
  expect(photos).toMatchObject([{ id: B, photo: { hide: true } }])
  expect(await removed()).toEqual([C, A])
  // By hand.
  writeFileSync(join(root, FILE), ALBUM)
  expect(await removed()).toEqual([])
})

test('an album with a removed photo that cannot be shown any more can be edited', async () => {
  const root = site(ALBUM.replace('Photo a', 'The house of {cousin}').replace('Photo c', 'Two'))
  const settings = join(root, 'src/content/site.json')
  const text = readFileSync(settings, 'utf8')
  const people = { cousin: 'Mona' }
  writeFileSync(settings, JSON.stringify({ ...(JSON.parse(text) as object), people }))
  const { removed } = await perform(open(root), { type: 'remove', photos: [A, C] })
  expect(removed).toHaveLength(2)
  writeFileSync(settings, text)
  const after = await perform(open(root), { type: 'caption', photo: B, text: 'Gulls' })
  expect(after.removed.map(({ id }) => id)).toEqual([C])
})

test('a turn is left to the next import, and four turns cancel out', async () => {
  const root = site()
  const outside = ALBUM.replace(`/photos/${C}-1600.avif`, 'https://a.example/c.jpg')
  const { photos } = await open(site(outside)).stateOf(KEY)
  expect(photos.map(({ isOwn }) => isOwn)).toEqual([true, true, undefined])
  const turns: unknown[] = []
  for (let i = 0; i < 4; i++) {
    const state = await perform(open(root), { type: 'turn', photos: [A] })
    turns.push([state.photos[0]!.turn, readAlbum(root, KEY).photos[0]!.rotate])
  }
  expect(turns).toEqual([
    [90, 90],
    [180, 180],
    [270, 270],
    [undefined, undefined],
  ])
  expect(textOf(root)).toBe(ALBUM)
  const published = ALBUM.replace(`${A}-1600.avif","alt"`, `${A}-r90-1600.avif","rotate":90,"alt"`)
  writeFileSync(join(root, FILE), published)
  expect(
    (await open(root).stateOf(KEY)).photos[0]!.turn,
    'a published turn is not a pending one',
  ).toBeUndefined()
})

describe('a move or copy to another album', () => {
  const OTHER = 'misc'
  const file = `src/content/albums/${OTHER}.json`
  const there =
    '{\n  "photos": [\n    {"id":"dddddddddddd","src":"/photos/d.avif","alt":"D"}\n  ]\n}\n'
  const catalog = {
    categories: [{ id: 'land', name: 'Land', description: 'Land.' }],
    albums: [
      { id: KEY, name: 'Alps 2020', category: 'land' },
      { id: OTHER, name: 'The rest', category: 'land', level: 'unlisted' },
    ],
  }
  const both = (other = there) =>
    makeSite({
      'src/content/catalog.json': JSON.stringify(catalog),
      [FILE]: ALBUM,
      [file]: other,
    })
  const otherText = (root: string) => readFileSync(join(root, file), 'utf8')
  const idsOf = (root: string, album: string) => readAlbum(root, album).photos.map(({ id }) => id)

  test.each(['move', 'copy'] as const)(
    'adds the photos at its end by a %s, and an undo removes them again',
    async (type) => {
      const root = both()
      const { others } = await open(root).stateOf(KEY)
      expect(others).toContainEqual({
        key: `~${OTHER}`,
        title: 'The rest',
        level: 'unlisted',
      })
      const { undo } = await perform(open(root), { type, photos: [C, A], to: OTHER })
      expect(undo).toMatchObject({ type, name: 'The rest' })
      expect(idsOf(root, OTHER)).toEqual(['dddddddddddd', A, C])
      expect(idsOf(root, KEY)).toEqual(type === 'move' ? [B] : [A, B, C])
      expect(
        readAlbum(root, KEY).imported,
        'the next import does not bring them back',
      ).toHaveLength(2)
      await perform(open(root), { type: 'undo' })
      expect([textOf(root), otherText(root)]).toEqual([ALBUM, there])
      await perform(open(root), { type: 'redo' })
      expect(idsOf(root, OTHER)).toEqual(['dddddddddddd', A, C])
    },
  )

  test('of photos that are all there already is refused, if it copies', async () => {
    const root = both()
    await perform(open(root), { type: 'copy', photos: [A], to: OTHER })
    await perform(open(root), { type: 'copy', photos: [A, C], to: OTHER })
    const again = perform(open(root), { type: 'copy', photos: [A, C], to: OTHER })
    await expect(again).rejects.toThrow('That album has them already. Nothing changed.')
    expect(idsOf(root, OTHER)).toEqual(['dddddddddddd', A, C])
  })

  test('leaves no photo in the tray, also if it had been removed before', async () => {
    const root = both()
    const removed = async (act: RequestedAct) =>
      (await perform(open(root), act)).removed.map(({ id }) => id)
    expect(await removed({ type: 'remove', photos: [A] })).toEqual([A])
    await perform(open(root), { type: 'putBack', photos: [A] })
    expect(await removed({ type: 'move', photos: [A], to: OTHER })).toEqual([])
    await perform(open(root), { type: 'undo' })
    expect(await removed({ type: 'remove', photos: [A] })).toEqual([A])
  })

  test('cannot be undone after a change of the photos there', async () => {
    const root = both()
    await perform(open(root), { type: 'caption', photo: B, text: 'Gulls' })
    await perform(open(root), { type: 'move', photos: [A], to: OTHER })
    const edited = otherText(root).replace('Photo a', 'Said there')
    writeFileSync(join(root, file), edited)
    const { revision } = await open(root).stateOf(KEY)
    const done = await open(root).perform(KEY, { revision, act: { type: 'undo' } })
    expect(done).toMatchObject({ message: expect.stringMatching(/^This step cannot be undone/) })
    expect(otherText(root)).toBe(edited)
    // The step leaves the history, so that it does not block the steps before it.
    expect((await open(root).stateOf(KEY)).undo).toEqual({ type: 'caption', photos: [B] })
    await perform(open(root), { type: 'undo' })
    expect((await open(root).stateOf(KEY)).undo).toBeUndefined()
  })

  test('tells how to undo it while the other album is not in the lists', async () => {
    const root = both()
    await perform(open(root), { type: 'move', photos: [A], to: OTHER })
    const path = join(root, 'src/content/catalog.json')
    writeFileSync(path, JSON.stringify({ ...catalog, albums: catalog.albums.slice(0, 1) }))
    await expect(perform(open(root), { type: 'undo' })).rejects.toThrow(
      'Put the other album of this step back',
    )
    writeFileSync(path, JSON.stringify(catalog))
    await perform(open(root), { type: 'undo' })
    expect([textOf(root), otherText(root)]).toEqual([ALBUM, there])
  })

  test('does not add a photo twice, and is refused for another picture of the same id', async () => {
    const withWords = (words: string) =>
      there
        .replace('dddddddddddd', A)
        .replace('/photos/d.avif', `/photos/${A}-1600.avif`)
        .replace('"D"', JSON.stringify(words))
    const again = withWords('Photo a')
    const root = both(again)
    await perform(open(root), { type: 'move', photos: [A], to: OTHER })
    expect(idsOf(root, OTHER)).toEqual([A])
    await perform(open(root), { type: 'undo' })
    expect([textOf(root), otherText(root)]).toEqual([ALBUM, again])

    const other = both(withWords(''))
    await expect(perform(open(other), { type: 'move', photos: [A], to: OTHER })).rejects.toThrow(
      'already, with another description',
    )
    expect([textOf(other), otherText(other)]).toEqual([ALBUM, withWords('')])
    await perform(open(other), { type: 'caption', photo: A, text: '' })
    await perform(open(other), { type: 'focus', photo: A, at: [10, 20] })
    await expect(perform(open(other), { type: 'move', photos: [A], to: OTHER })).rejects.toThrow(
      'focal point',
    )
    await perform(open(other), { type: 'undo' })
    await perform(open(other), { type: 'move', photos: [A], to: OTHER })

    const clash = both(there.replace('dddddddddddd', A))
    await expect(perform(open(clash), { type: 'move', photos: [A], to: OTHER })).rejects.toThrow(
      'another photo of this id',
    )
    expect(textOf(clash)).toBe(ALBUM)
    for (const to of [KEY, 'nowhere', '../site'])
      await expect(perform(open(clash), { type: 'copy', photos: [A], to })).rejects.toThrow(
        /already|no such album/,
      )
  })
})

test('the state of an album has the findings of check at each photo', async () => {
  const double = ALBUM.replace('"alt":"Photo a"', '"alt":""').replace(
    `/photos/${C}-1600.avif`,
    `/photos/${A}-1600.avif`,
  )
  const { photos } = await open(site(double)).stateOf(KEY)
  const codes = photos.map(({ findings = [] }) => findings.map(({ code }) => code))
  expect(codes).toEqual([['empty-alt'], [], ['duplicate-url']])
})

test('a photo marked as decorative has no more findings', async () => {
  const root = site(ALBUM.replace('"alt":"Photo a"', '"alt":""'))
  const before = textOf(root)
  const { photos } = await perform(open(root), { type: 'decorate', photos: [A] })
  expect(photos[0]!.findings).toBeUndefined()
  expect(textOf(root)).toContain('"alt":"","decorative":true,')
  await perform(open(root), { type: 'undo' })
  expect(textOf(root)).toBe(before)
})

test('an act on an outdated file is a conflict, and an undo reverts only its own step', async () => {
  const root = site()
  const table = open(root)
  const { revision } = await perform(table, { type: 'caption', photo: A, text: 'Gulls' })
  const changed = textOf(root).replace('Photo c', 'By hand')
  writeFileSync(join(root, FILE), changed)
  const answer = await table.perform(KEY, { revision, act: { type: 'order', ids: [C, B, A] } })
  expect(answer).toMatchObject({ conflict: { photos: [{ id: A }, {}, { caption: 'By hand' }] } })
  expect(textOf(root)).toBe(changed)
  await perform(table, { type: 'undo' })
  expect(textOf(root)).toBe(changed.replace('Gulls', 'Photo a'))
  await perform(table, { type: 'redo' })
  const other = textOf(root).replace('Gulls', 'Terns')
  writeFileSync(join(root, FILE), other)
  const state = await perform(table, { type: 'undo' })
  expect(textOf(root)).toBe(other)
  expect(state.undo).toBeUndefined()
})

test.each([
  ['a changed photo', { type: 'focus', photo: B, at: [20, 75] }],
  ['a removed photo', { type: 'remove', photos: [B] }],
] satisfies [string, RequestedAct][])(
  'an undo of %s does not depend on the photos beside it',
  async (_, act) => {
    const root = site()
    await perform(open(root), act)
    const turned = (text: string) => text.replace(`${A}-1600.avif`, `${A}-r90-1600.avif`)
    const imported = turned(textOf(root))
    writeFileSync(join(root, FILE), imported)
    await perform(open(root), { type: 'undo' })
    expect(textOf(root)).toBe(turned(ALBUM))
    await perform(open(root), { type: 'redo' })
    expect(textOf(root)).toBe(imported)
  },
)

test('an album is found by its id, also if another one has that address', async () => {
  const root = makeSite({
    [FILE]: ALBUM,
    'src/content/albums/other.json': '{ "photos": [] }\n',
    'src/content/catalog.json': JSON.stringify({
      categories: [{ id: 'land', name: 'Land', description: 'Land.' }],
      albums: [
        { id: KEY, name: 'Alps 2020', category: 'land', path: 'peaks', file: KEY },
        { id: 'other', name: 'Other', category: 'land', path: KEY, file: 'other' },
      ],
    }),
  })
  expect((await open(root).stateOf(KEY)).id).toBe('other')
  expect(await open(root).stateOf(`~${KEY}`)).toMatchObject({ id: KEY, key: 'peaks' })
  await expect(open(root).stateOf('~peaks')).rejects.toThrow('no such album')
})

test('of two simultaneous acts on an album, the second is a conflict', async () => {
  const root = site()
  const table = open(root)
  const { revision } = await table.stateOf(KEY)
  const say = (text: string) =>
    table.perform(KEY, { revision, act: { type: 'caption', photo: A, text } })
  const [one, two] = await Promise.all([say('One'), say('Two')])
  expect(one).toMatchObject({ state: { photos: [{ caption: 'One' }, {}, {}] } })
  expect(two).toMatchObject({ conflict: { photos: [{ caption: 'One' }, {}, {}] } })
  expect(textOf(root)).toBe(ALBUM.replace('Photo a', 'One'))
})

test('an act is refused that breaks the site, names other photos or meets a running darkroom', async () => {
  const root = site()
  const table = open(root)
  const refused = (act: RequestedAct, why: string) =>
    expect(perform(table, act)).rejects.toThrow(why)
  await refused(
    { type: 'caption', photo: A, text: 'At {hmoe}' },
    `${FILE}, photograph 1: The description holds {hmoe}`,
  )
  await refused({ type: 'caption', photo: 'dddddddddddd', text: '' }, 'is not there')
  await refused({ type: 'hide', photos: [A, 'dddddddddddd'] }, 'is not there')
  await refused({ type: 'cover', photo: B }, `${FILE}, cover: `)
  await refused({ type: 'focus', photo: A, at: [0, 101] }, 'must be 0 to 100')
  await refused({ type: 'order', ids: [A, B, B] }, 'twice')
  await refused({ type: 'order', ids: [A, B, 'dddddddddddd'] }, 'is not there')
  fill(root, { '.darkroom/lock': '{"pid":1,"started":"0","host":"elsewhere"}\n' })
  await refused({ type: 'caption', photo: A, text: 'Gulls' }, 'another run is active')
  expect(textOf(root)).toBe(ALBUM)
})

test('an error names a file that cannot be parsed, and the file stays', async () => {
  const root = site('{"photos": [')
  await expect(open(root).stateOf(KEY)).rejects.toThrow(FILE)
  expect(textOf(root)).toBe('{"photos": [')
})

test('only album files of the catalog inside their folder are opened', async () => {
  const root = site()
  for (const key of ['', '..', '../site', '../../../package', '%2e%2e/site', 'CON', 'constructor'])
    await expect(open(root).stateOf(key), key).rejects.toThrow('no such album')

  const outside = join(makeFolder(), 'outside.json')
  writeFileSync(outside, ALBUM)
  const linked = makeSite()
  mkdirSync(join(linked, 'src/content/albums'))
  symlinkSync(outside, join(linked, FILE))
  await expect(open(linked).stateOf(KEY)).rejects.toThrow('leads out')
  const folder = makeFolder()
  fill(folder, { [`${KEY}.json`]: ALBUM })
  const linkedFolder = makeSite()
  symlinkSync(folder, join(linkedFolder, 'src/content/albums'))
  await expect(open(linkedFolder).stateOf(KEY)).rejects.toThrow('leads out')

  const device = makeSite()
  const catalog = join(device, 'src/content/catalog.json')
  const said = readFileSync(catalog, 'utf8')
  for (const name of ['nul', 'Com1', 'aux.x']) {
    writeFileSync(catalog, said.replace('"id": "alps2020"', `"id": "alps2020", "file": "${name}"`))
    fill(device, { [`src/content/albums/${name}.json`]: ALBUM })
    await expect(open(device).stateOf(KEY), name).rejects.toThrow('device')
  }
})

test('a server killed at any file operation leaves the old or the new file, and both work', async () => {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('act.ts', import.meta.url))
  const { revision } = await open(site()).stateOf(KEY)
  const act: RequestedAct = { type: 'order', ids: [C, A, B] }
  const calm = site()
  await perform(open(calm), act)
  const wanted = textOf(calm)
  const ends: string[] = []
  let isOver = false
  await each(
    Array.from({ length: 20 }, (_, i) => i * 2 + 1),
    async (k) => {
      if (isOver) return
      const root = site()
      const args = ['--import', loader, script, root, JSON.stringify({ revision, act })]
      const env = { ...process.env, ...faultyDisk(`kill:${k}`) }
      const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
      const [, signal] = (await once(child, 'close')) as [number, string | null]
      if (signal === null) isOver = true
      const text = textOf(root)
      expect([ALBUM, wanted], `killed at ${k}`).toContain(text)
      ends.push(text)
      if (text === ALBUM) await perform(open(root), act)
      expect(textOf(root), `killed at ${k}`).toBe(wanted)
      const { undo } = await perform(open(root), { type: 'undo' })
      expect([textOf(root), undo], `killed at ${k}`).toEqual([ALBUM, undefined])
    },
  )
  expect(isOver, 'the last run ends without being killed').toBe(true)
  expect(new Set(ends).size).toBe(2)
})
