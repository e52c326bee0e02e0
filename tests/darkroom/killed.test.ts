import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Disk } from '../../src/darkroom/files/disk'
import { card, each, leftovers, shoot } from './card'
import { faultyDisk } from './faultyDisk'
import { type Host, openHost } from './remote/misbehavingHost'
import { jpeg } from './remote/pictures'
import {
  darkroom,
  makeFolder,
  makeSite,
  published,
  readAlbum,
  spawnDarkroom,
  textOf,
  treeOf,
} from './site'
import { steppedDisk } from './steppedDisk'

beforeAll(shoot)

const ALBUM = 'src/content/albums/alps2020.json'

/** The state that a killed run left, without process numbers. */
const stateOf = (root: string) =>
  JSON.stringify(
    Object.entries(treeOf(root, /^\.darkroom[\\/](lock|\.lock)/)).map(([name, hash]) => [
      name.replace(/\.\d+-\d+-\d+\.darkroom$/, '.darkroom'),
      hash,
    ]),
  ) + existsSync(join(root, '.darkroom/lock'))

/** One folder of each state, because equal states are completed in the same way. */
const distinct = (states: string[]) => [
  ...new Map(states.map((root) => [stateOf(root), root])).values(),
]

/** The states that a kill may leave: at every operation, and in the middle of every write. */
async function film(root: string, args: string[]): Promise<string[]> {
  const folder = makeFolder()
  const run = await spawnDarkroom(root, args, faultyDisk(`film:${folder}`))
  expect(run.code, run.err).toBe(0)
  return distinct(readdirSync(folder).map((name) => join(folder, name)))
}

describe('an import that was killed at any operation and run again', () => {
  test('makes a new album like an undisturbed run', async () => {
    const args = ['import', card('0.jpg'), '--album', 'kiel2024']
    const calm = makeSite()
    const states = await film(calm, args)
    const wanted = treeOf(calm)
    expect(leftovers(calm)).toEqual([])
    expect(states.length).toBeGreaterThan(20)
    await each(states, async (root) => {
      JSON.parse(textOf(root, 'src/content/catalog.json'))
      const album = 'src/content/albums/kiel2024.json'
      if (existsSync(join(root, album))) JSON.parse(textOf(root, album))
      const again = await darkroom(root, args)
      expect(again.code, `${root}: ${again.err}`).toBe(0)
      expect(treeOf(root), root).toEqual(wanted)
      expect(leftovers(root), root).toEqual([])
    })
  })

  test('keeps the owner’s edits of an existing album', async () => {
    const start = makeSite()
    await darkroom(start, ['import', card('1.jpg'), '--album', 'alps'])
    const [photo] = readAlbum(start, 'alps2020').photos
    const edited = JSON.stringify({ photos: [{ ...photo!, alt: 'Edited', rotate: 90 }] })
    const args = ['import', card('0.jpg', '1.jpg'), '--album', 'alps']
    const calm = makeSite({ [ALBUM]: edited })
    const states = await film(calm, args)
    const wanted = treeOf(calm)
    expect(states.length).toBeGreaterThan(20)
    for (const root of states) expect(textOf(root, ALBUM)).toMatch(/"alt": ?"Edited"/)
    // The states in the middle of writing the album file, whose bytes must not be lost.
    const written = states.filter((root) => leftovers(root).join().includes('.alps2020.json.'))
    expect(written.length).toBeGreaterThan(1)
    await each(written, async (root) => {
      await darkroom(root, args)
      expect(treeOf(root), root).toEqual(wanted)
      expect(leftovers(root), root).toEqual([])
    })
  })

  test('completes after SIGKILL in the middle of a picture', async () => {
    const args = ['import', card('0.jpg'), '--album', 'kiel2024']
    const root = makeSite()
    const killed = await spawnDarkroom(root, args, faultyDisk('kill:write .*avif'))
    expect(killed.signal).toBe('SIGKILL')
    expect(leftovers(root).toSorted()).toEqual([
      join('.darkroom', 'lock'),
      expect.stringMatching(/public.photos.\..*\.avif\..*\.darkroom$/),
    ])
    expect((await darkroom(root, args)).code).toBe(0)
    expect(published(root)).toHaveLength(1)
    expect(leftovers(root)).toEqual([])
  })
})

/** A disk that copies the site before each of its steps, for commands in this process. */
function filmed(root: string, states: string[]): Disk {
  let before: Promise<unknown> = Promise.resolve()
  const step = <T>(act: () => Promise<T>): Promise<T> => {
    const next = before.then(() => {
      const state = makeFolder()
      cpSync(root, state, { recursive: true })
      // Remove the lock: here it belongs to this living process.
      rmSync(join(state, '.darkroom/lock'), { force: true })
      states.push(state)
      return act()
    })
    before = next.catch(() => {})
    return next
  }
  return steppedDisk(root, step)
}

describe('a command that was killed between any two files', () => {
  let host: Host | undefined
  afterEach(async () => {
    await host?.close()
    host = undefined
  })

  test.each<[string, string[]]>([
    ['link', ['link', 'alps', '--thumbs', 'local']],
    ['mirror', ['mirror', 'alps', '--use', 'mirror']],
    ['check --fix', ['check', 'alps', '--fix']],
    ['captions', ['captions', 'import', 'captions.csv']],
    ['clean', ['clean', '--yes']],
  ])('completes when run again: %s', async (_, args) => {
    host = await openHost({ 'lake.jpg': await jpeg(1, 600, 400), 'tarn.jpg': await jpeg(2) })
    const photos = ['lake.jpgg', 'tarn.jpg'].map((name, n) => ({
      id: `photo-${n}`,
      src: `${host!.origin}/${args[0] === 'check' ? name : name.replace('gg', 'g')}`,
      alt: 'Mine',
    }))
    const root = makeSite({
      [ALBUM]: JSON.stringify({ photos }),
      'captions.csv': 'photo,caption\r\nalps2020/photo-0,By night\r\n',
      'public/photos/0123456789ab-480.avif': 'x',
      'public/photos/0123456789ac-480.avif': 'x',
    })
    const states: string[] = []
    const calm = await darkroom(root, args, { disk: filmed(root, states) })
    expect(calm.code, calm.err).toBe(0)
    const wanted = treeOf(root, /^\.darkroom/)
    const different = distinct(states)
    expect(different.length).toBeGreaterThan(1)
    for (const state of different) {
      expect(JSON.parse(textOf(state, ALBUM))).toMatchObject({ photos: [{ id: 'photo-0' }, {}] })
      const again = await darkroom(state, args)
      expect(again.code, again.err).toBe(0)
      expect(treeOf(state, /^\.darkroom/)).toEqual(wanted)
    }
  })
})

test('import --albums, killed at the start of an album, makes the other albums too', async () => {
  const folder = makeFolder()
  const [one, two] = [card('0.jpg'), card('1.jpg')]
  cpSync(one, join(folder, 'Lofoten'), { recursive: true })
  cpSync(two, join(folder, 'Norway'), { recursive: true })
  const args = ['import', folder, '--albums']
  const root = makeSite()
  const states: string[] = []
  await darkroom(root, args, { disk: filmed(root, states) })
  const wanted = treeOf(root)
  const between = states.filter(
    (state) =>
      existsSync(join(state, 'src/content/albums/lofoten.json')) &&
      !existsSync(join(state, 'src/content/albums/norway.json')),
  )
  expect(between.length).toBeGreaterThan(1)
  for (const state of [between[0]!, between.at(-1)!]) {
    expect((await darkroom(state, args)).code).toBe(0)
    expect(treeOf(state)).toEqual(wanted)
  }
})
