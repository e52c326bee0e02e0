import { mkdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { leaksOf } from '../../../src/darkroom/formats/leaks/leaksOf'
import { photograph, picture } from '../photos'
import {
  albumsOf,
  changeContent,
  darkroom,
  eventsOf,
  folderOf,
  importFolder,
  makeSite,
  photosOf,
  published,
  readAlbum,
  treeOf,
} from '../site'
import { USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { recipeDigest } from '../../../src/darkroom/pictures/recipeDigest'

const recipe = recipeDigest(USUAL_RECIPE)

const ALPS_PAGE =
  '"Alps 2020" is at /photography/landscape/alps2020, and /photography/landscape shows it.\n'
const CAMERA: [string, string] = ['NIKON CORPORATION', 'NIKON D5000']
/** Wide enough for two widths. */
let wide: Buffer
let one: Buffer
let two: Buffer
let three: Buffer

beforeAll(async () => {
  const written = {
    camera: CAMERA,
    taken: '2024:05:06 07:08:09',
    description: 'Fog over the fjord',
    serial: 'SECRET-4711',
    gps: true,
  }
  wide = await photograph(640, 426, written)
  one = await photograph(320, 213, written)
  two = await photograph(300, 200, { camera: CAMERA, taken: '2024:05:05 10:00:00' }, 1)
  three = await photograph(200, 300, { description: 'SONY DSC' }, 2)
})

describe('a new album', () => {
  let root: string
  let first: Awaited<ReturnType<typeof darkroom>>
  beforeAll(async () => {
    root = makeSite()
    const folder = folderOf({
      'b.jpg': wide,
      'a.jpg': two,
      'Ærø (1).JPG': three,
      'notes.txt': Buffer.from('x'),
    })
    first = await darkroom(root, ['import', folder, '--album', 'faroeIslands2024'])
  })

  test('is made without questions, with a hint what to edit', () => {
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/^3 photos: 3 new, 0 unchanged, 1 other file left alone; 4 files/)
    expect(first.err).toContain(
      'New album "Faroe Islands 2024" (misc). Edit name, year and category',
    )
    expect(first.err).toContain('2 photos have no alt text yet')
    expect(albumsOf(root)).toMatchObject([
      { id: 'alps2020' },
      { id: 'faroeIslands2024', name: 'Faroe Islands 2024', year: 2024, category: 'misc' },
    ])
  })
  test('has capture data and description from each file', () => {
    // In order of time, the photo without a time last.
    const [first, fog, junk] = photosOf(root, 'faroeIslands2024')
    expect(readAlbum(root, 'faroeIslands2024').cover).toBe(first.id)
    expect(fog.alt).toBe('Fog over the fjord')
    expect(fog.capture).toEqual({
      camera: 'NIKON D5000',
      focalLength: 35,
      aperture: 2.8,
      shutter: '1/250',
      taken: '2024-05-06T07:08:09',
    })
    expect([junk.alt, junk.capture]).toEqual(['', undefined])
  })
  test('is published at the recipe’s widths, never enlarged', async () => {
    const [small, fog, tall] = photosOf(root, 'faroeIslands2024')
    expect(published(root)).toEqual(
      [
        `${small.id}-${recipe}-300.avif`,
        `${fog.id}-${recipe}-480.avif`,
        `${fog.id}-${recipe}-640.avif`,
        `${tall.id}-${recipe}-200.avif`,
      ].toSorted(),
    )
    for (const name of published(root)) {
      const { width } = await sharp(join(root, 'public/photos', name)).metadata()
      expect(name).toContain(`-${width}.avif`)
    }
    expect(fog).toMatchObject({
      src: `/photos/${fog.id}-${recipe}-640.avif`,
      width: 640,
      height: 426,
    })
    expect(fog.color).toMatch(/^#[0-9a-f]{6}$/)
  })
  test('publishes no private byte', () => {
    for (const name of published(root))
      expect(leaksOf(readFileSync(join(root, 'public/photos', name)))).toEqual([])
    for (const name of Object.keys(treeOf(root))) {
      const bytes = readFileSync(join(root, name))
      expect(bytes.includes('SECRET-4711'), name).toBe(false)
      expect(bytes.includes('GPS'), name).toBe(false)
    }
    for (const { placeholder } of photosOf(root, 'faroeIslands2024'))
      expect(leaksOf(Buffer.from(placeholder!, 'base64'))).toEqual([])
  })
})

describe("the owner's edits", () => {
  test('alt texts, order, hidden flags, rotations and cover survive every import', async () => {
    const root = makeSite()
    const folder = folderOf({ '1.jpg': one, '2.jpg': two, '3.jpg': three })
    await importFolder(root, folder)
    const [a, b, c] = photosOf(root)
    const photos = [
      { ...c, hide: true },
      { ...b, alt: '', capture: {} },
      { ...a, alt: 'By {name}', rotate: 90 },
    ]
    changeContent(root, 'albums/alps2020', () => ({ cover: c.id, photos }))
    const again = await importFolder(root, folder)
    expect(again.code).toBe(0)
    expect(again.out).toContain('0 new, 1 made anew, 2 unchanged')
    const after = readAlbum(root, 'alps2020')
    expect(after.cover).toBe(c.id)
    expect(after.photos.map((p) => p.id)).toEqual([c.id, b.id, a.id])
    expect(after.photos[0]).toMatchObject({ hide: true })
    expect(after.photos[1]).toMatchObject({ alt: '', capture: {} })
    // Turned pixels get a new name, because browsers keep files of the old name for ever.
    expect(after.photos[2]).toMatchObject({
      alt: 'By {name}',
      rotate: 90,
      src: `/photos/${a.id}-r90-${recipe}-200.avif`,
      width: 200,
      height: 300,
    })
    const tree = treeOf(root)
    await importFolder(root, folder)
    expect(treeOf(root)).toEqual(tree)
  })
  test('a photo that left the folder is kept and reported', async () => {
    const root = makeSite()
    await importFolder(root, folderOf({ '1.jpg': one, '3.jpg': three }))
    const before = photosOf(root)
    const run = await importFolder(root, folderOf({ '2.jpg': two }))
    expect(run.code).toBe(0)
    expect(run.err).toContain('2 photos of the album not in this folder (Fog over the fjord;')
    expect(photosOf(root)).toEqual(expect.arrayContaining(before))
  })
})

describe('unusable files', () => {
  test('are reported in one line each, and the rest is imported', async () => {
    const root = makeSite()
    const png = await picture(300, 200).png().toBuffer()
    const grey = await picture(64, 48).greyscale().jpeg().toBuffer()
    const folder = folderOf({
      'good.jpg': wide,
      'cut.jpg': wide.subarray(0, wide.length - 4000),
      'damaged.jpg': Buffer.concat([wide.subarray(0, 100), Buffer.alloc(400, 7)]),
      'cut.png': png.subarray(0, png.length - 300),
      'empty.jpg': Buffer.alloc(0),
      'letter.jpg': Buffer.from(
        'Dear Sir, this is no picture at all, whatever you may think of it.',
      ),
      'really-a-png.jpg': png,
      'grey and small.heic': grey,
      '._good.jpg': Buffer.from('left by a Mac'),
      'named.jpg': Buffer.from('\0\0\0\u0018ftypmp42\0\0\0\0isommp42'),
      'film.mov': Buffer.from('\0\0\0\u0014ftypqt  \0\0\0\0qt  '),
      'raw.nef': Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(80)]),
      'good.cr2': Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(80)]),
      'huge.png': await sharp({
        create: { width: 2000, height: 1600, channels: 3, background: '#888' },
      })
        .png()
        .toBuffer(),
    })
    mkdirSync(join(folder, 'folder.jpg'))
    symlinkSync('round.jpg', join(folder, 'round.jpg'))
    symlinkSync('nowhere', join(folder, 'lost.jpg'))
    const isUtf8 = process.platform !== 'linux'
    if (!isUtf8) writeFileSync(Buffer.from(`${folder}/\u00E9.jpg`, 'latin1'), two)
    const run = await importFolder(root, folder, '--max-mp', '3')
    expect(run.code).toBe(2)
    const said = Object.fromEntries(
      run.err
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    )
    expect(said['cut.jpg']).toMatch(/^is cut off after \d+ bytes\. Copy/)
    expect(said['cut.png']).toMatch(/^is cut off/)
    expect(said['damaged.jpg']).toMatch(/^is (damaged|cut off)/)
    expect(said['empty.jpg']).toMatch(/^is empty/)
    expect(said['letter.jpg']).toMatch(/^is not a picture/)
    expect(said['named.jpg']).toMatch(/^is a video, despite its name\. Correct/)
    expect(said['raw.nef']).toMatch(/^is a camera raw file/)
    expect(said['huge.png']).toMatch(/^has 3\.2 megapixels, and the limit is 3\. Raise --max-mp/)
    expect(said['folder.jpg']).toMatch(/^is a folder/)
    expect(said['round.jpg']).toMatch(/^is a symbolic link that leads back to itself/)
    expect(said['lost.jpg']).toMatch(/^is a symbolic link to nothing/)
    if (!isUtf8) expect(said['\uFFFD.jpg']).toMatch(/^has a name that is not in UTF-8\. Rename it/)
    // The raw beside a JPEG of its name, the film and hidden files are not failures.
    const failed = isUtf8 ? 11 : 12
    expect(run.out).toContain(
      `${3 + failed} photos: 3 new, 0 unchanged, ${failed} failed, 2 other files left alone`,
    )
    expect(published(root)).toHaveLength(4)
  })
  test('files in sub-folders are read with --recursive only, and a loop of links once', async () => {
    const folder = folderOf({ '1.jpg': one, 'DCIM/100/2.jpg': two })
    symlinkSync('..', join(folder, 'DCIM/back'))
    const root = makeSite()
    const flat = await importFolder(root, folder)
    expect(flat.code).toBe(0)
    expect(flat.err).toContain('1 folder in it was not entered. Add --recursive')
    const deep = await importFolder(root, folder, '--recursive', '--json')
    expect(deep.code).toBe(2)
    const failed = eventsOf(deep).filter((e) => e.event === 'failed')
    expect(failed.map((e) => e.file)).toEqual([join('DCIM', 'back')])
    expect(eventsOf(deep).at(-1)).toMatchObject({
      event: 'summary',
      new: 1,
      unchanged: 1,
      failed: 1,
    })
  })
  test('a folder of unusable files makes no album', async () => {
    const root = makeSite()
    const before = treeOf(root)
    const folder = folderOf({ 'a.jpg': Buffer.alloc(0) })
    const run = await darkroom(root, ['import', folder, '--album', 'new2024'])
    expect(run.code).toBe(2)
    expect(treeOf(root)).toEqual(before)
  })
})

describe('the published bytes', () => {
  test('are the same for any number of jobs, order of files and names', async () => {
    const folders = [
      folderOf({ 'a.jpg': one, 'b.jpg': two, 'c.jpg': three }),
      folderOf({ 'c.jpg': three, 'b.jpg': two, 'a.jpg': one }),
    ]
    const trees = []
    for (const [i, folder] of folders.entries()) {
      const root = makeSite()
      await darkroom(root, ['import', folder, '--album', 'x2024', '--jobs', i === 0 ? '1' : '3'])
      trees.push(treeOf(root))
    }
    expect(trees[1]).toEqual(trees[0])
    expect(Object.keys(trees[0]!).length).toBeGreaterThan(8)
  })
  test('are the same for a file with new times or without private memory, and a repeated file is one photo', async () => {
    const root = makeSite()
    const folder = folderOf({ 'a.jpg': two, 'copy of a.jpg': two })
    const first = await importFolder(root, folder)
    expect(first.err).toContain('copy of a.jpg: has the same bytes as a.jpg. It is one photo.')
    expect(photosOf(root)).toHaveLength(1)
    utimesSync(join(folder, 'a.jpg'), 1e9, 1e9)
    const before = treeOf(root)
    const again = await importFolder(root, folder)
    expect(again.out).toContain('0 new, 1 unchanged')
    expect(treeOf(root)).toEqual(before)
    rmSync(join(root, '.darkroom'), { recursive: true })
    const anew = await importFolder(root, folder)
    expect(anew.out).toContain('1 made anew, 0 unchanged; 0 files')
    expect(treeOf(root)).toEqual(before)
  })
})

describe('an import', () => {
  test('in a dry run writes nothing and says what would happen', async () => {
    const root = makeSite()
    const before = treeOf(root, /^$/)
    const folder = folderOf({ 'a.jpg': two, 'b.jpg': wide.subarray(0, 3000) })
    const run = await darkroom(root, ['import', folder, '--album', 'new2024', '--dry-run'])
    expect(run.code).toBe(2)
    expect(run.out).toContain('2 photos: 1 new, 0 unchanged, 1 failed; nothing written (dry run)')
    expect(run.err).toContain('Would make an album "New 2024"')
    expect(treeOf(root, /^$/)).toEqual(before)
  })
  test('with --json prints one event a line and nothing else', async () => {
    const root = makeSite()
    const folder = folderOf({ 'a.jpg': two, 'b.jpg': Buffer.alloc(0) })
    const run = await importFolder(root, folder, '--json')
    expect(run.err).toBe('')
    expect(eventsOf(run)).toMatchObject([
      { event: 'failed', file: 'b.jpg', kind: 'empty' },
      { event: 'published', file: 'a.jpg' },
      { event: 'where', album: 'alps2020', address: '/photography/landscape/alps2020' },
      { event: 'summary', photos: 2, new: 1, failed: 1, files: 1 },
    ])
  })
  test('with --widths and --jpeg writes such files', async () => {
    const root = makeSite()
    const folder = folderOf({ 'a.jpg': one })
    const run = await importFolder(root, folder, '--widths', '160,320', '--jpeg')
    expect(run.code).toBe(0)
    const [photo] = photosOf(root)
    expect(photo).toMatchObject({
      src: expect.stringMatching(/^\/photos\/[\da-f-]+-320\.avif$/) as string,
      width: 320,
      height: 213,
      widths: [160],
      jpeg: true,
    })
    const stem = photo.src.replace('/photos/', '').replace('-320.avif', '')
    expect(published(root)).toEqual(
      [160, 320].flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.jpg`]),
    )
    for (const name of published(root))
      expect(leaksOf(readFileSync(join(root, 'public/photos', name)))).toEqual([])
  })
  test('into a folder that cannot be written says so', async () => {
    const root = makeSite({ 'public/photos': 'a file where a folder must be' })
    const run = await importFolder(root, folderOf({ 'a.jpg': two }))
    expect(run.code).toBe(5)
    expect(run.err).toMatch(/a file is in the place of a folder/)
  })
})

test('a photo may be named like an object method', async () => {
  const run = await importFolder(makeSite(), folderOf({ constructor: one }))
  expect([run.code, run.err]).toEqual([0, ALPS_PAGE])
})
