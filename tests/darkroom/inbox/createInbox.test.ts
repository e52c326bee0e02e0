import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
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
const INCOMING = `.darkroom/incoming/${KEY}`
const LOCK = '.darkroom/lock'
/** The lock of a run on another machine, for which an import waits. */
const HELD = { [LOCK]: '{"pid":1,"started":"0","host":"elsewhere"}\n' }

/** Without a pause between two batches. */
const open = (root: string, disk = createDisk(root)) =>
  createInbox({ root, disk, openEncoders: keepEncoders, turn: 0 }, () => {})
type Inbox = ReturnType<typeof open>
/** A site with these files, and its inbox. */
function openSite(files?: Parameters<typeof makeSite>[0]) {
  const root = makeSite(files)
  return { root, imports: open(root) }
}
const keepOriginals = (root: string) =>
  changeContent(root, 'site', (site) => ({ ...site, originals: 'originals' }))
const bring = (imports: Inbox, name: string, bytes: Uint8Array | string) =>
  imports.receive(KEY, name, Readable.from([Buffer.from(bytes)]))
const isOver = ({ state }: BroughtFile) => state !== 'waiting' && state !== 'working'
const statesOf = (files: BroughtFile[]) =>
  Object.fromEntries(files.map(({ name, state, code }) => [name, code ?? state]))
const statesIn = (imports: Inbox) => statesOf(imports.filesOf(KEY))

const photos = { '1.jpg': await photoOfDay(1), '2.jpg': await photoOfDay(2) }
const photo = photos['1.jpg']

/** Waits until this number of files is finished. */
async function over(imports: Inbox, count: number): Promise<BroughtFile[]> {
  await expect
    .poll(() => imports.filesOf(KEY).filter(isOver).length, { message: 'finished files' })
    .toBe(count)
  return imports.filesOf(KEY)
}

/** More files than a batch has. */
const TEN = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [`${INCOMING}/${i}.jpg`, photo]),
)

/** An album that has taken over the address. */
const OTHER = { id: 'other', name: 'Other', category: 'misc', path: KEY, file: 'other' }

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
  const { root, imports } = openSite()
  const broken = photo.subarray(0, 300)
  for (const [name, bytes] of Object.entries({ ...photos, 'broken.jpg': broken }))
    await bring(imports, name, bytes)
  await bring(imports, 'notes.pdf', '%PDF-1.7')
  const files = await over(imports, 4)
  expect(statesOf(files)).toMatchObject({ '1.jpg': 'in', '2.jpg': 'in', 'notes.pdf': 'no-picture' })
  expect(files.find(({ name }) => name === 'broken.jpg')!).toMatchObject({
    state: 'refused',
    reason: expect.stringMatching(/^.+\. .+\.$/) as string,
  })
  const bytes = readFileSync(join(root, FILE), 'utf8')

  const other = makeSite({ 'card/1.jpg': photos['1.jpg'], 'card/2.jpg': photos['2.jpg'] })
  await darkroom(other, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos).toEqual(readAlbum(other, KEY).photos)
  for (const { src } of readAlbum(root, KEY).photos)
    expect(existsSync(join(root, 'public', src))).toBe(true)

  await bring(imports, '2.jpg', photos['2.jpg'])
  await expect.poll(() => statesIn(imports)).toMatchObject({ '2.jpg': 'already' })
  expect(readFileSync(join(root, FILE), 'utf8')).toBe(bytes)
  await bring(imports, 'again.jpg', photo)
  await expect
    .poll(() => statesIn(imports))
    .toMatchObject({ 'again.jpg': 'already', 'notes.pdf': 'no-picture' })
  expect(readdirSync(join(root, INCOMING, 'now')), 'no file is kept').toEqual([])
  imports.forget(KEY)
  expect(imports.filesOf(KEY), 'after the list is closed').toEqual([])
})

test('a file with the bytes of an earlier one is in the album already, or refused like that one', async () => {
  const broken = photo.subarray(0, 300)
  const { imports } = openSite({
    [`${INCOMING}/1.jpg`]: photo,
    [`${INCOMING}/2.jpg`]: photo,
    [`${INCOMING}/broken 1.jpg`]: broken,
    [`${INCOMING}/broken 2.jpg`]: broken,
  })
  await imports.resume(KEY)
  const files = await over(imports, 4)
  expect(statesOf(files)).toMatchObject({ '1.jpg': 'in', '2.jpg': 'already' })
  const [first, second] = files.filter(({ name }) => name.startsWith('broken'))
  expect(first?.state).toBe('refused')
  expect({ ...second, name: '' }).toEqual({ ...first, name: '' })
})

test('a file that comes again while it waits is one file, and afterwards one that is in already', async () => {
  const { root, imports } = openSite(HELD)
  const counts: number[] = []
  const bringAgain = async () => {
    expect((await bring(imports, 'IMG.jpg', photo)).received).toBe('IMG.jpg')
    counts.push(imports.filesOf(KEY).filter(({ state }) => state === 'in').length)
  }
  await bringAgain()
  await bringAgain()
  await expect.poll(() => statesIn(imports)).toEqual({ 'IMG.jpg': 'working' })
  await bringAgain()
  expect(imports.filesOf(KEY)).toMatchObject([{ name: 'IMG.jpg', state: 'working' }])
  rmSync(join(root, LOCK))
  await over(imports, 1)
  await bringAgain()
  expect(counts, 'files that are in').toEqual([0, 0, 0, 1])
  expect((await over(imports, 2)).map(({ state }) => state)).toEqual(['in', 'already'])
  expect(readAlbum(root, KEY).photos.map(({ file }) => file)).toEqual(['IMG.jpg'])
})

test('a file that comes without its sidecar keeps the words of the last import', async () => {
  const jpeg = await exported({ title: 'Fog', keywords: ['sea'], rating: 2 })
  const words = sidecar({ caption: 'Rain', keywords: ['web'], stars: 5 })
  const { root, imports } = openSite({ 'card/IMG_1.JPG': jpeg, 'card/IMG_1.xmp': words })
  await darkroom(root, ['import', 'card', '--album', KEY])
  const before = readAlbum(root, KEY).photos
  expect(before).toMatchObject([{ alt: 'Rain', keywords: ['web'], rating: 5 }])
  await bring(imports, 'IMG_1.JPG', jpeg)
  expect(statesOf(await over(imports, 1))).toEqual({ 'IMG_1.JPG': 'already' })
  expect(readAlbum(root, KEY).photos).toEqual(before)
  rmSync(join(root, 'card/IMG_1.xmp'))
  await darkroom(root, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos, 'without it in its folder').toMatchObject([{ alt: 'Fog' }])
})

test('a sidecar that comes with its file gives it the words, and stays beside the kept original', async () => {
  // A killed server left the sidecar of another file.
  const left = { [`${INCOMING}/IMG_1.JPG.xmp`]: sidecar({ caption: 'Not this' }) }
  const { root, imports } = openSite(left)
  keepOriginals(root)
  const jpeg = await exported({ title: 'Fog', keywords: ['sea'], rating: 2 })
  const bringWith = async (name: string, words: string) => {
    const xmp = Buffer.from(words)
    // In pieces, as from a network.
    const pieces = [xmp.subarray(0, 9), xmp.subarray(9), jpeg]
    await imports.receive(KEY, name, Readable.from(pieces, { objectMode: false }), xmp.length)
    await over(imports, imports.filesOf(KEY).length)
  }
  await bringWith('IMG_1.JPG', '')
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Fog' }])
  const words = sidecar({ caption: 'Rain', keywords: ['web'], stars: 5 })
  await bringWith('IMG_1.JPG', words)
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Rain', keywords: ['web'], rating: 5 }])
  const kept = join(root, 'originals', KEY)
  expect(readdirSync(kept).toSorted()).toEqual(['IMG_1.JPG', 'IMG_1.JPG.xmp'])
  expect(readFileSync(join(kept, 'IMG_1.JPG.xmp'), 'utf8')).toBe(words)
  expect(readdirSync(join(root, INCOMING, 'now')), 'nothing waits').toEqual([])

  const other = makeSite({ 'card/IMG_1.JPG': jpeg, 'card/IMG_1.xmp': words })
  await darkroom(other, ['import', 'card', '--album', KEY])
  expect(readAlbum(root, KEY).photos, 'as with the command').toEqual(readAlbum(other, KEY).photos)

  await bringWith('IMG_1.JPG', sidecar({ caption: 'Sun' }))
  expect(readAlbum(root, KEY).photos).toMatchObject([{ alt: 'Sun' }])
  expect(readFileSync(join(kept, 'IMG_1.JPG.xmp'), 'utf8'), 'never replaced').toBe(words)
  changeContent(root, 'site', (site) => ({ ...site, originals: undefined }))
  await bringWith('IMG_2.JPG', words)
  expect(readdirSync(join(root, INCOMING, 'now')), 'nothing waits').toEqual([])
  await expect(bring(imports, 'IMG_3.XMP', words)).rejects.toThrow(
    'IMG_3.XMP: is a sidecar. Add it together with its photograph.',
  )
  expect(imports.filesOf(KEY).map(({ name }) => name)).not.toContain('IMG_3.XMP')
})

test('an edited copy from a phone is one photo with its original', async () => {
  const { root, imports } = openSite({
    [`${INCOMING}/IMG_0001.JPG`]: photos['1.jpg'],
    [`${INCOMING}/IMG_E0001.JPG`]: photos['2.jpg'],
  })
  await imports.resume(KEY)
  expect(statesOf(await over(imports, 2))).toEqual({ 'IMG_0001.JPG': 'in', 'IMG_E0001.JPG': 'in' })
  expect(readAlbum(root, KEY).photos.map(({ file }) => file)).toEqual(['IMG_E0001.JPG'])
})

test('two files of one name are two photos, also if received at once', async () => {
  const { root, imports } = openSite()
  const both = Object.values(photos).map((bytes) => bring(imports, 'IMG.jpg', bytes))
  const places = (await Promise.all(both)).map(({ received }) => received)
  expect(places.toSorted()).toEqual(['IMG (2).jpg', 'IMG.jpg'])
  expect(Object.values(statesOf(await over(imports, 2)))).toEqual(['in', 'in'])
  expect(readAlbum(root, KEY).photos).toHaveLength(2)
})

test('files that a killed server left are imported, and originals are kept in the owner’s folder', async () => {
  const other = `.4.jpg.${process.ppid}-0-1.darkroom`
  const { root, imports } = openSite({
    [`${INCOMING}/now/1.jpg`]: photos['1.jpg'],
    [`${INCOMING}/2.jpg`]: photos['2.jpg'],
    // Incomplete files of an ended process and of another running server.
    [`${INCOMING}/.3.jpg.4194305-1-1.darkroom`]: 'half',
    [`${INCOMING}/${other}`]: 'half',
    [`originals/${KEY}/2.jpg`]: 'another file of this name',
  })
  keepOriginals(root)
  await imports.resume(KEY)
  expect(statesOf(await over(imports, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
  expect(readAlbum(root, KEY).photos).toHaveLength(2)
  expect(readdirSync(join(root, INCOMING)), 'incomplete files').toEqual([other, 'now'])
  const kept = join(root, 'originals', KEY)
  expect(readdirSync(kept).toSorted()).toEqual(['1.jpg', '2 (2).jpg', '2.jpg'])
  expect(readFileSync(join(kept, '2 (2).jpg'))).toEqual(photos['2.jpg'])
})

test('files are imported into their album when another album has its address since', async () => {
  const { root, imports } = openSite()
  const rename = (album: object) => ({ ...album, path: 'peaks', file: KEY })
  changeContent(root, 'catalog', (catalog) => ({
    ...catalog,
    albums: [...catalog.albums.map(rename), OTHER],
  }))
  await bring(imports, '1.jpg', photo)
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
  expect(readAlbum(root, KEY).photos).toHaveLength(1)
})

test('files of a removed album wait, even if another album has its address', async () => {
  const { root, imports } = openSite({
    [`${INCOMING}/1.jpg`]: photo,
    'src/content/albums/other.json': '{ "photos": [] }\n',
  })
  changeContent(root, 'catalog', (catalog) => ({ ...catalog, albums: [OTHER] }))
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ name: '1.jpg', state: 'waiting', reason: expect.stringContaining(KEY) }])
  expect(readAlbum(root, 'other').photos).toEqual([])
})

test.for([
  [3, 'another turn after each in which one was done', 4],
  [Infinity, 'no more than ten', 10],
] as const)('between two batches, %d edits have %s', async ([edits, , turns]) => {
  const root = makeSite(TEN)
  let looks = 0 // one before and one after each turn
  const queue = {
    get done() {
      looks += 1
      return Math.min(Math.floor(looks / 2), edits)
    },
  }
  const site = { root, disk: createDisk(root), openEncoders: keepEncoders, turn: 0, queue }
  const imports = createInbox(site, () => {})
  await imports.resume(KEY)
  await over(imports, 10)
  expect(looks).toBe(2 * turns)
})

test('a stop keeps imported photos and drops waiting files, and a later file is imported', async () => {
  const { root, imports } = openSite(HELD)
  await bring(imports, '1.jpg', photo)
  await expect.poll(() => statesIn(imports)).toEqual({ '1.jpg': 'working' })
  await imports.stop(KEY)
  await expect.poll(() => statesIn(imports)).toEqual({ '1.jpg': 'left' })
  expect(existsSync(join(root, FILE))).toBe(false)
  rmSync(join(root, LOCK))
  await bring(imports, '1.jpg', photo)
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
})

test('a stop that cannot remove the files says why, and a later file is imported', async () => {
  const { root, imports } = openSite(HELD)
  await bring(imports, '1.jpg', photo)
  await expect.poll(() => statesIn(imports)).toEqual({ '1.jpg': 'working' })
  vi.mocked(fs.rm).mockImplementationOnce(async () => busy())
  await imports.stop(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ state: 'waiting', reason: expect.stringContaining('EBUSY') as string }])
  rmSync(join(root, LOCK))
  await bring(imports, '2.jpg', photos['2.jpg'])
  expect(statesOf(await over(imports, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
})

test('a file is received even if a program has it open for a moment', async () => {
  const { imports } = openSite()
  vi.mocked(renameSync).mockImplementationOnce(busy)
  await bring(imports, '1.jpg', photo)
  expect(statesOf(await over(imports, 1))).toEqual({ '1.jpg': 'in' })
})

test('files that another server on the folder has taken in leave the list', async () => {
  const { root, imports } = openSite({ ...HELD, ...TEN })
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY).filter(({ state }) => state === 'working').length)
    .toBe(8)
  const folder = join(root, INCOMING)
  for (const name of readdirSync(folder, { recursive: true }))
    if (name !== 'now') rmSync(join(folder, String(name)))
  rmSync(join(root, LOCK))
  await expect.poll(() => imports.filesOf(KEY)).toEqual([])
})

test('two servers on one folder refuse no file that is in the album', async () => {
  const root = makeSite({ [`${INCOMING}/1.jpg`]: photo })
  const { disk, isReached, release } = heldDisk(root)
  const first = open(root, disk)
  await first.resume(KEY)
  await isReached
  // Another process, because it knows the folder by another path.
  const other = join(makeFolder(), 'site')
  symlinkSync(root, other)
  const second = open(other)
  await second.resume(KEY)
  await expect.poll(() => statesIn(second)).toEqual({ '1.jpg': 'working' })
  release()
  expect(statesOf(await over(first, 1))).toEqual({ '1.jpg': 'in' })
  await expect.poll(() => second.filesOf(KEY).filter((file) => !isOver(file))).toEqual([])
  expect(second.filesOf(KEY).filter(({ state }) => state === 'refused')).toEqual([])
})

test('after a restart of Vite, the import goes on, and reports to the new server', async () => {
  const root = makeSite({ [`${INCOMING}/1.jpg`]: photo })
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
  await bring(later, '2.jpg', photos['2.jpg'])
  release()
  expect(statesOf(await over(later, 2))).toEqual({ '1.jpg': 'in', '2.jpg': 'in' })
  expect(told.at(-1)).toEqual(['in', 'in'])
  expect(written, 'by the new server’s disk').toContain(join(root, FILE))
})

test('a stop waits for a file that is being received, and leaves it out', async () => {
  const { root, imports } = openSite()
  const bytes = new Readable({ read() {} })
  const received = imports.receive(KEY, '1.jpg', bytes)
  await expect.poll(() => existsSync(join(root, INCOMING))).toBe(true)
  const stopped = imports.stop(KEY)
  bytes.push(photos['1.jpg'])
  bytes.push(null)
  await stopped
  expect((await received).received).toBe('1.jpg')
  await expect.poll(() => statesIn(imports)).toEqual({ '1.jpg': 'left' })
  expect(existsSync(join(root, FILE))).toBe(false)
})

test('a new server says at once how many files wait', async () => {
  const { imports } = openSite({ ...HELD, ...TEN })
  await imports.resume(KEY)
  expect(imports.filesOf(KEY)).toHaveLength(10)
  await imports.stop(KEY)
  await expect.poll(() => imports.filesOf(KEY).every(({ state }) => state === 'left')).toBe(true)
})

test('a new server knows what became of files until the list is closed', async () => {
  const { root, imports: earlier } = openSite({
    [`${INCOMING}/1.jpg`]: photo,
    [`${INCOMING}/broken.jpg`]: photo.subarray(0, 300),
  })
  await earlier.resume(KEY)
  const files = await over(earlier, 2)
  // In a copy, because the earlier server still looks for further files.
  const copy = copySite(root)
  fill(copy, { [`${INCOMING}/notes.pdf`]: '%PDF-1.7' })
  const imports = open(copy)
  await imports.resume(KEY)
  expect(imports.filesOf(KEY).slice(0, 2)).toEqual(files)
  expect(statesOf(await over(imports, 3))).toMatchObject({ 'notes.pdf': 'no-picture' })
  imports.forget(KEY)
  expect(open(copy).filesOf(KEY)).toEqual([])
})

test('a photo that is in the album when the import is stopped keeps its original', async () => {
  const root = makeSite({ [`${INCOMING}/1.jpg`]: photo })
  keepOriginals(root)
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
  const { root, imports } = openSite({ originals: 'in the way', [`${INCOMING}/1.jpg`]: photo })
  keepOriginals(root)
  await imports.resume(KEY)
  await expect
    .poll(() => imports.filesOf(KEY))
    .toMatchObject([{ name: '1.jpg', state: 'waiting', reason: expect.any(String) as string }])
  expect(readAlbum(root, KEY).photos).toHaveLength(1)
  rmSync(join(root, 'originals'))
  await imports.resume(KEY)
  await over(imports, 1)
  expect(readFileSync(join(root, 'originals', KEY, '1.jpg'))).toEqual(photo)
  await bring(imports, 'again.jpg', photo)
  await over(imports, 2)
  expect(readdirSync(join(root, 'originals', KEY)), 'once').toEqual(['1.jpg'])
})

test('a later file of the same name without a time of capture is another photo', async () => {
  const { root, imports } = openSite()
  for (const n of [1, 2]) {
    await bring(imports, 'image.jpg', await photograph(60, 40, {}, n))
    await over(imports, n)
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
  const { root, imports } = openSite()
  const placeOf = async (name: string) => (await bring(imports, name, 'x')).received
  expect(await placeOf('../../src/content/site.json')).toBe('_.._src_content_site.json')
  expect(await placeOf('a\u0000b:c.txt')).toBe('a_b_c.txt')
  for (const name of ['', '..', ' '])
    await expect(placeOf(name), name).rejects.toThrow('not a file name')
  await over(imports, 2)
  expect(readFileSync(join(root, 'src/content/site.json'), 'utf8')).toContain('Ada Lovelace')
})
