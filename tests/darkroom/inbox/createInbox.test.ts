import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { createInbox } from '../../../src/darkroom/inbox/createInbox'
import { moveInto } from '../../../src/darkroom/inbox/incoming'
import type { BroughtFile } from '../../../src/darkroom/inbox/runs'
import { photoOfDay } from '../card'
import { keepEncoders } from '../encoders'
import { exported, photograph } from '../photos'
import { sidecar } from '../sidecar'
import { changeContent, copySite, darkroom, fill, makeFolder, makeSite, readAlbum } from '../site'

// `rm`, `rename` and `renameSync` can be made to fail, as they do while a virus scanner has a file open.
vi.mock('node:fs/promises', { spy: true })
vi.mock(import('node:fs'), async (load) => {
  const real = await load()
  return { ...real, renameSync: vi.fn(real.renameSync) }
})
const busy = (): never => {
  throw Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' })
}

const KEY = 'alps2020'
const FILE = `src/content/albums/${KEY}.json`
/** Without a pause between two batches. */
const open = (root: string, disk = createDisk(root)) =>
  createInbox({ root, disk, openEncoders: keepEncoders, turn: 0 }, () => {})
const isOver = ({ state }: BroughtFile) => state !== 'waiting' && state !== 'working'
const statesOf = (files: BroughtFile[]) =>
  Object.fromEntries(files.map(({ name, state, code }) => [name, code ?? state]))

const photos = { '1.jpg': await photoOfDay(1), '2.jpg': await photoOfDay(2) }
const photo = photos['1.jpg']

/** Waits until this number of files is finished. */
async function over(imports: ReturnType<typeof open>, count: number): Promise<BroughtFile[]> {
  await expect
    .poll(() => imports.filesOf(KEY).filter(isOver).length, { message: 'finished files' })
    .toBe(count)
  return imports.filesOf(KEY)
}

/** A disk that writes the album only after `release`, and so holds the lock until then. */
function heldDisk(root: string) {
  const disk = createDisk(root)
  let reach!: () => void
  let release!: () => void
  const isReached = new Promise<void>((resolve) => (reach = resolve))
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const write: typeof disk.write = async (path, ...rest) => {
    if (path.endsWith(FILE)) {
      reach()
      await isReleased
    }
    return disk.write(path, ...rest)
  }
  return { disk: { ...disk, write }, isReached, release }
}

test('received files become the same photos as with the command import, and others are refused', async () => {
  const root = makeSite()
  const imports = open(root)
  const bring = (name: string, bytes: Uint8Array | string) =>
    imports.receive(KEY, name, Readable.from([Buffer.from(bytes)]))
  await bring('1.jpg', photos['1.jpg'])
  await bring('2.jpg', photos['2.jpg'])
  await bring('notes.pdf', '%PDF-1.7')
  await bring('broken.jpg', photos['2.jpg'].subarray(0, 300))
  const files = await over(imports, 4)
  expect(statesOf(files)).toMatchObject({ '1.jpg': 'in', '2.jpg': 'in', 'notes.pdf': 'no-picture' })
  expect(files.find(({ name }) => name === 'broken.jpg')!).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/^.+\. .+\.$/) as string,
  })
  const bytes = readFileSync(join(root, FILE), 'utf8')

  const other = makeSite()
  fill(other, { 'card/1.jpg': photos['1.jpg'], 'card/2.jpg': photos['2.jpg'] })
  await darkroom(other, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos).toEqual(readAlbum(other, KEY).photos)
  for (const { src } of readAlbum(root, KEY).photos)
    expect(existsSync(join(root, 'public', src))).toBe(true)

  await bring('2.jpg', photos['2.jpg'])
  await expect
    .poll(() => statesOf(imports.filesOf(KEY))['2.jpg'], { message: 'a file that is in the album' })
    .toBe('already')
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(bytes)
  await bring('again.jpg', photos['1.jpg'])
  await expect
    .poll(() => statesOf(imports.filesOf(KEY))['again.jpg'], {
      message: 'the same file under another name',
    })
    .toBe('already')
  expect(readdirSync(join(root, `.darkroom/incoming/${KEY}/now`)), 'no file is kept').toEqual([])
  expect(statesOf(imports.filesOf(KEY)), 'a refusal when later files come').toMatchObject({
    'notes.pdf': 'no-picture',
  })
  imports.forget(KEY)
  expect(imports.filesOf(KEY), 'after the list is closed').toEqual([])
})

test('a file with the bytes of an earlier one is in the album already, or refused like that one', async () => {
  const root = makeSite()
  const folder = `.darkroom/incoming/${KEY}`
  const broken = photo.subarray(0, 300)
  fill(root, { [`${folder}/1.jpg`]: photo, [`${folder}/2.jpg`]: photo })
  fill(root, { [`${folder}/broken 1.jpg`]: broken, [`${folder}/broken 2.jpg`]: broken })
  const imports = open(root)
  await imports.resume(KEY)
  const files = await over(imports, 4)
  expect(statesOf(files)).toMatchObject({ '1.jpg': 'in', '2.jpg': 'already' })
  const [first, second] = files.filter(({ name }) => name.startsWith('broken'))
  expect(first?.state).toBe('refused')
  expect({ ...second, name: '' }).toEqual({ ...first, name: '' })
})

test('a file that comes again while it waits is one file, and afterwards one that is in already', async () => {
  const root = makeSite()
  const lock = '.darkroom/lock'
  fill(root, { [lock]: '{"pid":1,"started":"0","host":"elsewhere"}\n' })
  const imports = open(root)
  const counts: number[] = []
  const bring = async () => {
    const { received } = await imports.receive(KEY, 'IMG.jpg', Readable.from([photos['1.jpg']]))
    expect(received).toBe('IMG.jpg')
    counts.push(imports.filesOf(KEY).filter(({ state }) => state === 'in').length)
  }
  await bring()
  await bring()
  await expect.poll(() => statesOf(imports.filesOf(KEY))).toEqual({ 'IMG.jpg': 'working' })
  await bring()
  expect(imports.filesOf(KEY)).toMatchObject([{ name: 'IMG.jpg', state: 'working' }])
  rmSync(join(root, lock))
  await over(imports, 1)
  await bring()
  expect(counts, 'files that are in').toEqual([0, 0, 0, 1])
  expect((await over(imports, 2)).map(({ state }) => state)).toEqual(['in', 'already'])
  expect(readAlbum(root, KEY).photos.map(({ file }) => file)).toEqual(['IMG.jpg'])
})

test('a file that comes without its sidecar keeps the words of the last import', async () => {
  const root = makeSite()
  const jpeg = await exported({ title: 'Fog', keywords: ['sea'], rating: 2 })
  const words = sidecar({ caption: 'Rain', keywords: ['web'], stars: 5 })
  fill(root, { 'card/IMG_1.JPG': jpeg, 'card/IMG_1.xmp': words })
  await darkroom(root, ['import', 'card', '--album', KEY])
  const before = readAlbum(root, KEY).photos
  expect(before).toMatchObject([{ alt: 'Rain', keywords: ['web'], rating: 5 }])
  const imports = open(root)
  await imports.receive(KEY, 'IMG_1.JPG', Readable.from([jpeg]))
  expect(statesOf(await over(imports, 1))).toEqual({ 'IMG_1.JPG': 'already' })
  expect(readAlbum(root, KEY).photos).toEqual(before)
  rmSync(join(root, 'card/IMG_1.xmp'))
  await darkroom(root, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos, 'without it in its folder').toMatchObject([{ alt: 'Fog' }])
})

test('a sidecar that comes with its file gives it the words, and stays beside the kept original', async () => {
  const root = makeSite()
  changeContent(root, 'site', (site) => ({ ...site, originals: 'originals' }))
  const jpeg = await exported({ title: 'Fog', keywords: ['sea'], rating: 2 })
  const imports = open(root)
  const bring = async (name: string, words?: string) => {
    const xmp = Buffer.from(words ?? '')
    const { received } = await imports.receive(
      KEY,
      name,
      // In pieces, as from a network.
      Readable.from([xmp.subarray(0, 9), xmp.subarray(9), jpeg], { objectMode: false }),
      xmp.length,
    )
    await over(imports, imports.filesOf(KEY).length)
    return received
  }
  // A killed server left the sidecar of another file.
  fill(root, { [`.darkroom/incoming/${KEY}/IMG_1.JPG.xmp`]: sidecar({ caption: 'Not this' }) })
  await bring('IMG_1.JPG')
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Fog' }])
  const words = sidecar({ caption: 'Rain', keywords: ['web'], stars: 5 })
  await bring('IMG_1.JPG', words)
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Rain', keywords: ['web'], rating: 5 }])
  const kept = join(root, 'originals', KEY)
  expect(readdirSync(kept).toSorted()).toEqual(['IMG_1.JPG', 'IMG_1.JPG.xmp'])
  expect(readFileSync(join(kept, 'IMG_1.JPG.xmp'), 'utf8')).toBe(words)
  expect(readdirSync(join(root, `.darkroom/incoming/${KEY}/now`)), 'nothing waits').toEqual([])

  const other = makeSite()
  fill(other, { 'card/IMG_1.JPG': jpeg, 'card/IMG_1.xmp': words })
  await darkroom(other, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos, 'as with the command').toEqual(readAlbum(other, KEY).photos)

  await bring('IMG_1.JPG', sidecar({ caption: 'Sun' }))
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Sun' }])
  expect(readFileSync(join(kept, 'IMG_1.JPG.xmp'), 'utf8'), 'never replaced').toBe(words)
  changeContent(root, 'site', (site) => ({ ...site, originals: undefined }))
  await bring('IMG_2.JPG', words)
  expect(readdirSync(join(root, `.darkroom/incoming/${KEY}/now`)), 'nothing waits').toEqual([])
  await expect(imports.receive(KEY, 'IMG_3.XMP', Readable.from([words]))).rejects.toThrow(
    'IMG_3.XMP: is a sidecar. Add it together with its photograph.',
  )
  expect(imports.filesOf(KEY).map(({ name }) => name)).not.toContain('IMG_3.XMP')
})

test('an edited copy from a phone is one photo with its original', async () => {
  const { '1.jpg': original, '2.jpg': copy } = photos
  const root = makeSite()
  const folder = `.darkroom/incoming/${KEY}`
  fill(root, { [`${folder}/IMG_0001.JPG`]: original, [`${folder}/IMG_E0001.JPG`]: copy })
  const imports = open(root)
  await imports.resume(KEY)
  expect(statesOf(await over(imports, 2))).toEqual({ 'IMG_0001.JPG': 'in', 'IMG_E0001.JPG': 'in' })
  expect(readAlbum(root, KEY).photos.map(({ file }) => file)).toEqual(['IMG_E0001.JPG'])
})

test('two files of one name are two photos, also if received at once', async () => {
  const root = makeSite()
  const imports = open(root)
  const bring = (bytes: Uint8Array) =>
    imports.receive(KEY, 'IMG.jpg', Readable.from([Buffer.from(bytes)]))
  const both = await Promise.all([bring(photos['1.jpg']), bring(photos['2.jpg'])])
  const places = both.map(({ received }) => received)
  expect(places.toSorted()).toEqual(['IMG (2).jpg', 'IMG.jpg'])
  expect(Object.values(statesOf(await over(imports, 2)))).toEqual(['in', 'in'])
  expect(readAlbum(root, KEY).photos).toHaveLength(2)
})

test('files that a killed server left are imported, and originals are kept in the owner’s folder', async () => {
  const root = makeSite()
  const other = `.4.jpg.${process.ppid}-0-1.darkroom`
  changeContent(root, 'site', (site) => ({ ...site, originals: 'originals' }))
  fill(root, {
    [`.darkroom/incoming/${KEY}/now/1.jpg`]: photos['1.jpg'],
    [`.darkroom/incoming/${KEY}/2.jpg`]: photos['2.jpg'],
    // Incomplete files of an ended process and of another running server.
    [`.darkroom/incoming/${KEY}/.3.jpg.4194305-1-1.darkroom`]: 'half',
    [`.darkroom/incoming/${KEY}/${other}`]: 'half',
    [`originals/${KEY}/2.jpg`]: 'another file of this name',
  })
  const imports = open(root)
  await imports.resume(KEY)
  expect(statesOf(await over(imports, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
  expect(readAlbum(root, KEY).photos).toHaveLength(2)
  expect(readdirSync(join(root, `.darkroom/incoming/${KEY}`)), 'incomplete files').toEqual([
    other,
    'now',
  ])
  expect(readdirSync(join(root, 'originals', KEY)).toSorted()).toEqual([
    '1.jpg',
    '2 (2).jpg',
    '2.jpg',
  ])
  expect(readFileSync(join(root, 'originals', KEY, '2 (2).jpg'))).toEqual(photos['2.jpg'])
})

test('files are imported into their album when another album has its address since', async () => {
  const root = makeSite()
  const imports = open(root)
  const rename = (album: object) => ({ ...album, path: 'peaks', file: KEY })
  const other = { id: 'other', name: 'Other', category: 'misc', path: KEY, file: 'other' }
  changeContent(root, 'catalog', (catalog) => ({
    ...catalog,
    albums: [...catalog.albums.map(rename), other],
  }))
  await imports.receive(KEY, '1.jpg', Readable.from([photo]))
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
  expect(readAlbum(root, KEY).photos).toHaveLength(1)
})

test('files of a removed album wait, even if another album has its address', async () => {
  const root = makeSite()
  fill(root, { [`.darkroom/incoming/${KEY}/1.jpg`]: photo })
  const other = { id: 'other', name: 'Other', category: 'misc', path: KEY, file: 'other' }
  changeContent(root, 'catalog', (catalog) => ({
    ...catalog,
    albums: [...catalog.albums.filter(({ id }) => id !== KEY), other],
  }))
  fill(root, { 'src/content/albums/other.json': '{ "photos": [] }\n' })
  const imports = open(root)
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ name: '1.jpg', state: 'waiting', reason: expect.stringContaining(KEY) }])
  expect(readAlbum(root, 'other').photos).toEqual([])
})

test('a stop keeps imported photos and drops waiting files, and a later file is imported', async () => {
  const root = makeSite()
  const lock = join(root, '.darkroom/lock')
  mkdirSync(join(root, '.darkroom'))
  writeFileSync(lock, '{"pid":1,"started":"0","host":"elsewhere"}\n')
  const imports = open(root)
  const bring = () => imports.receive(KEY, '1.jpg', Readable.from([photos['1.jpg']]))
  await bring()
  await expect.poll(() => statesOf(imports.filesOf(KEY))).toEqual({ '1.jpg': 'working' })
  await imports.stop(KEY)
  await expect.poll(() => statesOf(imports.filesOf(KEY))).toEqual({ '1.jpg': 'left' })
  expect(existsSync(join(root, FILE))).toBe(false)
  rmSync(lock)
  await bring()
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
})

test('a stop that cannot remove the files says why, and a later file is imported', async () => {
  const root = makeSite()
  const lock = join(root, '.darkroom/lock')
  fill(root, { '.darkroom/lock': '{"pid":1,"started":"0","host":"elsewhere"}\n' })
  const imports = open(root)
  await imports.receive(KEY, '1.jpg', Readable.from([photos['1.jpg']]))
  await expect.poll(() => statesOf(imports.filesOf(KEY))).toEqual({ '1.jpg': 'working' })
  vi.mocked(fs.rm).mockImplementationOnce(async () => busy())
  await imports.stop(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ state: 'waiting', reason: expect.stringContaining('EBUSY') as string }])
  rmSync(lock)
  await imports.receive(KEY, '2.jpg', Readable.from([photos['2.jpg']]))
  expect(statesOf(await over(imports, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
})

test('a file is received even if a program has it open for a moment', async () => {
  const root = makeSite()
  const imports = open(root)
  vi.mocked(renameSync).mockImplementationOnce(busy)
  await imports.receive(KEY, '1.jpg', Readable.from([photos['1.jpg']]))
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
})

test('files that another server on the folder has taken in leave the list', async () => {
  const root = makeSite()
  const names = Array.from({ length: 10 }, (_, i) => `${i}.jpg`)
  fill(root, Object.fromEntries(names.map((name) => [`.darkroom/incoming/${KEY}/${name}`, photo])))
  fill(root, { '.darkroom/lock': '{"pid":1,"started":"0","host":"elsewhere"}\n' })
  const imports = open(root)
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY).filter(({ state }) => state === 'working').length)
    .toBe(8)
  const folder = join(root, '.darkroom/incoming', KEY)
  for (const name of readdirSync(folder, { recursive: true }))
    if (name !== 'now') rmSync(join(folder, String(name)))
  rmSync(join(root, '.darkroom/lock'))
  await expect.poll(() => imports.filesOf(KEY)).toEqual([])
})

test('two servers on one folder refuse no file that is in the album', async () => {
  const root = makeSite()
  fill(root, { [`.darkroom/incoming/${KEY}/1.jpg`]: photo })
  const { disk, isReached, release } = heldDisk(root)
  const first = open(root, disk)
  await first.resume(KEY)
  await isReached
  // Another process, because it knows the folder by another path.
  const other = join(makeFolder(), 'site')
  symlinkSync(root, other)
  const second = open(other)
  await second.resume(KEY)
  await expect.poll(() => statesOf(second.filesOf(KEY))).toEqual({ '1.jpg': 'working' })
  release()
  expect(statesOf(await over(first, 1))).toEqual({ '1.jpg': 'in' })
  await expect.poll(() => second.filesOf(KEY).filter((file) => !isOver(file))).toEqual([])
  expect(second.filesOf(KEY).filter(({ state }) => state === 'refused')).toEqual([])
})

test('after a restart of Vite, the import goes on, and reports to the new server', async () => {
  const root = makeSite()
  fill(root, { [`.darkroom/incoming/${KEY}/1.jpg`]: photo })
  const { disk, isReached, release } = heldDisk(root)
  await open(root, disk).resume(KEY)
  await isReached
  vi.resetModules()
  const again = await import('../../../src/darkroom/inbox/createInbox')
  const real = createDisk(root)
  const written: string[] = []
  const write: typeof real.write = (path, ...rest) => {
    written.push(path)
    return real.write(path, ...rest)
  }
  const told: string[][] = []
  const site = { root, disk: { ...real, write }, openEncoders: keepEncoders, turn: 0 }
  const later = again.createInbox(site, ({ files }) => told.push(files.map(({ state }) => state)))
  await later.resume(KEY)
  expect(later.filesOf(KEY)).toMatchObject([{ name: '1.jpg', state: 'working' }])
  await later.receive(KEY, '2.jpg', Readable.from([photos['2.jpg']]))
  release()
  expect(statesOf(await over(later, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
  expect(told.at(-1)).toEqual(['in', 'in'])
  expect(written, 'by the new server’s disk').toContain(join(root, FILE))
})

test('a stop waits for a file that is being received, and leaves it out', async () => {
  const root = makeSite()
  const imports = open(root)
  const bytes = new Readable({ read() {} })
  const received = imports.receive(KEY, '1.jpg', bytes)
  await expect.poll(() => existsSync(join(root, `.darkroom/incoming/${KEY}`))).toBe(true)
  const stopped = imports.stop(KEY)
  bytes.push(photos['1.jpg'])
  bytes.push(null)
  await stopped
  expect((await received).received).toBe('1.jpg')
  await expect.poll(() => statesOf(imports.filesOf(KEY))).toEqual({ '1.jpg': 'left' })
  expect(existsSync(join(root, FILE))).toBe(false)
})

test('a new server says at once how many files wait', async () => {
  const root = makeSite()
  const names = Array.from({ length: 10 }, (_, i) => `${i}.jpg`)
  fill(root, Object.fromEntries(names.map((name) => [`.darkroom/incoming/${KEY}/${name}`, name])))
  fill(root, { '.darkroom/lock': '{"pid":1,"started":"0","host":"elsewhere"}\n' })
  const imports = open(root)
  await imports.resume(KEY)
  expect(imports.filesOf(KEY)).toHaveLength(10)
  await imports.stop(KEY)
  await expect.poll(() => imports.filesOf(KEY).every(({ state }) => state === 'left')).toBe(true)
})

test('a new server knows what became of files until the list is closed', async () => {
  const root = makeSite()
  const folder = `.darkroom/incoming/${KEY}`
  fill(root, { [`${folder}/1.jpg`]: photo, [`${folder}/broken.jpg`]: photo.subarray(0, 300) })
  const earlier = open(root)
  await earlier.resume(KEY)
  const files = await over(earlier, 2)
  // In a copy, because the earlier server still looks for further files.
  const copy = copySite(root)
  fill(copy, { [`${folder}/notes.pdf`]: '%PDF-1.7' })
  const imports = open(copy)
  await imports.resume(KEY)
  expect(imports.filesOf(KEY).slice(0, 2)).toEqual(files)
  expect(statesOf(await over(imports, 3))).toMatchObject({ 'notes.pdf': 'no-picture' })
  imports.forget(KEY)
  expect(open(copy).filesOf(KEY)).toEqual([])
})

test('a photo that is in the album when the import is stopped keeps its original', async () => {
  const root = makeSite()
  changeContent(root, 'site', (site) => ({ ...site, originals: 'originals' }))
  fill(root, { [`.darkroom/incoming/${KEY}/1.jpg`]: photo })
  const disk = createDisk(root)
  const write: typeof disk.write = (path, ...rest) => {
    if (path.endsWith(FILE)) void imports.stop(KEY)
    return disk.write(path, ...rest)
  }
  const imports = open(root, { ...disk, write })
  await imports.resume(KEY)
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
  expect(readdirSync(join(root, 'originals', KEY))).toEqual(['1.jpg'])
})

test('an original that cannot be kept waits, and is kept later', async () => {
  const root = makeSite()
  changeContent(root, 'site', (site) => ({ ...site, originals: 'originals' }))
  fill(root, { originals: 'in the way', [`.darkroom/incoming/${KEY}/1.jpg`]: photo })
  const imports = open(root)
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ name: '1.jpg', state: 'waiting', reason: expect.any(String) as string }])
  expect(readAlbum(root, KEY).photos).toHaveLength(1)
  rmSync(join(root, 'originals'))
  await imports.resume(KEY)
  await over(imports, 1)
  expect(readFileSync(join(root, 'originals', KEY, '1.jpg'))).toEqual(photo)
  await imports.receive(KEY, 'again.jpg', Readable.from([photo]))
  await over(imports, 2)
  expect(readdirSync(join(root, 'originals', KEY)), 'once').toEqual(['1.jpg'])
})

test('a later file of the same name without a time of capture is another photo', async () => {
  const root = makeSite()
  const imports = open(root)
  for (const n of [1, 2]) {
    const photo = await photograph(60, 40, {}, n)
    await imports.receive(KEY, 'image.jpg', Readable.from([photo]))
    await expect.poll(() => imports.filesOf(KEY).filter(isOver).length).toBe(n)
  }
  expect(readAlbum(root, KEY).photos).toHaveLength(2)
})

test('names that differ in case or in the form of an accent are taken for one file', async () => {
  const folder = makeFolder()
  const site = { root: folder, disk: createDisk(folder) }
  fill(folder, { 'in/DSC_1.jpg': 'new', 'in/e\u0301.jpg': 'newer' })
  fill(folder, { 'kept/DSC_1.JPG': 'old', 'kept/\u00e9.jpg': 'old' })
  for (const name of ['DSC_1.jpg', 'e\u0301.jpg'])
    await moveInto(site, join(folder, 'kept'), join(folder, 'in', name))
  expect(readdirSync(join(folder, 'kept')).toSorted()).toEqual(
    ['DSC_1.JPG', 'DSC_1 (2).jpg', '\u00e9.jpg', 'e\u0301 (2).jpg'].toSorted(),
  )
})

test('an original on another disk is never half under its name', async () => {
  const root = makeFolder()
  const kept = join(root, 'kept')
  const dead = '.IMG.jpg.4194305-1-1.darkroom'
  fill(root, { 'in/IMG.jpg': photo, [`kept/${dead}`]: photo.subarray(0, 300) })
  const failing = (code: string) => Object.assign(new Error(code), { code })
  const move = () => moveInto({ root, disk: createDisk(root) }, kept, join(root, 'in/IMG.jpg'))
  const renaming = vi.mocked(fs.rename)
  renaming.mockRejectedValueOnce(failing('EXDEV')).mockRejectedValueOnce(failing('EIO'))
  await expect(move()).rejects.toThrow('EIO')
  expect(readdirSync(kept), 'neither a part of it nor one of a killed run').toEqual([])
  renaming.mockRejectedValueOnce(failing('EXDEV'))
  await move()
  expect(readdirSync(kept)).toEqual(['IMG.jpg'])
  expect(readFileSync(join(kept, 'IMG.jpg'))).toEqual(photo)
  expect(readdirSync(join(root, 'in'))).toEqual([])
})

test('a file name cannot lead to another folder', async () => {
  const root = makeSite()
  const imports = open(root)
  const bring = async (name: string) =>
    (await imports.receive(KEY, name, Readable.from(['x']))).received
  expect(await bring('../../src/content/site.json')).toBe('_.._src_content_site.json')
  expect(await bring('a\u0000b:c.txt')).toBe('a_b_c.txt')
  for (const name of ['', '..', ' '])
    await expect(bring(name), name).rejects.toThrow('not a file name')
  await over(imports, 2)
  expect(readFileSync(join(root, 'src/content/site.json'), 'utf8')).toContain('Ada Lovelace')
})
