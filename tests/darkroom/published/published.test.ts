import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createDisk } from '../../../src/darkroom/files/disk'
import { EXIT } from '../../../src/darkroom/diagnostics/exit'
import { readCatalog } from '../../../src/darkroom/catalog/readCatalog'
import { publish } from '../../../src/darkroom/pictures/importRecord'
import { USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { recipeDigest } from '../../../src/darkroom/pictures/recipeDigest'
import { bomb } from '../remote/pictures'
import { makeSite, type Site } from '../remote/site'
import { photograph, picture } from '../photos'
import { darkroom, fill } from '../site'

const ID = '0123456789ab'
const STEM = `${ID}-${recipeDigest(USUAL_RECIPE)}`
const SMALL = `public/photos/${STEM}-480.avif`
const WHOLE = `public/photos/${STEM}-600.avif`
const photo = { id: ID, src: `/photos/${STEM}-600.avif`, alt: 'A lake', width: 600, height: 400 }
const avif = (width: number, height: number, seed = 0) =>
  picture(width, height, seed).avif({ effort: 0 }).toBuffer()

let site: Site
beforeEach(() => {
  site = makeSite()
  site.writeAlbum([photo])
})

const put = (name: string, bytes: string | Uint8Array) => fill(site.root, { [name]: bytes })
/** Publishes the photo as an import does: with a record of its bytes. */
async function make(): Promise<void> {
  const rendered = [
    { name: `${STEM}-480.avif`, bytes: await avif(480, 320) },
    { name: `${STEM}-600.avif`, bytes: await avif(600, 400) },
  ]
  const options = {
    id: ID,
    recipe: USUAL_RECIPE,
    rotate: 0,
    jpeg: false,
    maxPixels: 1e6,
    encode: true,
  } as const
  const said = { alt: '', keywords: [], people: [], rating: 0, color: '#123456', placeholder: '' }
  const details = { width: 600, height: 400, widths: [480], ...said }
  const disk = createDisk(site.root)
  await publish({ root: site.root, disk }, options, { details, rendered })
}
const forget = () => rm(join(site.root, '.darkroom'), { recursive: true, force: true })
/** Damages a file without changing its size. */
async function damage(name: string): Promise<void> {
  const bytes = await readFile(join(site.root, name))
  bytes.fill(0x55, bytes.length >> 1)
  put(name, bytes)
}
const found = async (...words: string[]) => {
  const code = await site.run('check', ...words)
  const findings = site.events.filter(({ event }) => event === 'finding')
  expect(code).toBe(findings.length ? EXIT.findings : EXIT.good)
  return findings.map(({ id, file, place }) => [id, file, place].join(' ').trim())
}

describe('a published file', () => {
  test('that was damaged at the same size is a finding with its remedy', async () => {
    await make()
    await damage(SMALL)
    expect(await found()).toEqual([`damaged-file ${SMALL}`])
    const { err } = await darkroom(site.root, ['check'])
    expect(err).toBe(
      `${SMALL}: is damaged: it has as many bytes as were written, but not the same (damaged-file). Remove it, and import its folder again.\n`,
    )
  })
  test('without a record is checked by decoding', async () => {
    await make()
    await forget()
    expect(await found()).toEqual([])
    await damage(WHOLE)
    expect(await found('lakes')).toEqual([`damaged-file ${WHOLE}`])
  })
  test('that is cut off is a finding', async () => {
    await make()
    const bytes = await readFile(join(site.root, WHOLE))
    put(WHOLE, bytes.subarray(0, -100))
    expect(await found()).toEqual([`damaged-file ${WHOLE}`])
  })
  test('that was made on another machine is good', async () => {
    await make()
    put(SMALL, await avif(480, 320, 3))
    expect(await found()).toEqual([])
  })
  test('of the owner’s own is measured upright', async () => {
    const upright = await photograph(60, 90, { orientation: 6 })
    put('public/tarn.jpg', upright)
    site.writeAlbum([{ id: 'tarn', src: '/tarn.jpg', alt: 'A tarn', width: 90, height: 60 }])
    const all = await found('lakes')
    expect(all.filter((line) => !line.startsWith('published-'))).toEqual([])
  })
  test.each(['/a%20lake.png', '/a lake.png', '/a%20lake.png?v=2', '/x/../a%20lake.png'])(
    'is found at its address %s',
    async (src) => {
      put('public/a lake.png', await picture(60, 40).png().toBuffer())
      site.writeAlbum([{ ...photo, src, width: 60, height: 40 }])
      expect(await found()).toEqual([])
    },
  )
  test('that is a decompression bomb is not decoded', async () => {
    put('public/lake.jpg', bomb(await picture(60, 40).jpeg().toBuffer()))
    site.writeAlbum([{ ...photo, src: '/lake.jpg', width: 20_000, height: 14_000 }])
    expect(await found('lakes')).toEqual(['too-large src/content/albums/lakes.json photos[0].src'])
  })
  test('of the owner’s own may have a decoder’s warning', async () => {
    const jpeg = await picture(60, 40).jpeg().toBuffer()
    const odd = Buffer.concat([jpeg.subarray(0, -2), Buffer.from([0, 0, 0xff, 0xd9])])
    put('public/lake.jpg', odd)
    site.writeAlbum([{ ...photo, src: '/lake.jpg', width: 60, height: 40 }])
    expect(await found('lakes')).toEqual([])
  })
  test('in a format that browsers do not draw is a finding', async () => {
    put('public/lake.tiff', await picture(60, 40).tiff().toBuffer())
    site.writeAlbum([{ ...photo, src: '/lake.tiff', width: 60, height: 40 }])
    expect(await found('lakes')).toContain(
      'unsupported-type src/content/albums/lakes.json photos[0].src',
    )
  })
  test('that was decoded whole is not decoded again, and not recorded in a dry run', async () => {
    const memory = () => readFile(join(site.root, '.darkroom/verified'), 'utf8')
    await make()
    await forget()
    await site.run('check', '--dry-run')
    await expect(memory()).rejects.toThrow('ENOENT')
    await found()
    const before = await memory()
    expect(before.trim().split('\n')).toHaveLength(2)
    expect(await found()).toEqual([])
    expect(await memory()).toBe(before)
  })
})

describe('the check of other files in public/', () => {
  beforeEach(make)
  test.each([
    ['lake.xmp', 'published-xmp'],
    ['IMG_0042.AAE', 'published-notes'],
    ['Thumbs.db', 'published-notes'],
  ])('reports %s', async (name, id) => {
    put(`public/x/${name}`, '<x/>')
    expect(await found()).toEqual([`${id} public/x/${name}`])
  })
  test('follows links, even in a circle', async () => {
    const away = join(site.root, 'away')
    put('away/a.jpg', await photograph(40, 30, { gps: true }))
    await symlink(away, join(site.root, 'public/linked'))
    await symlink('..', join(away, 'up'))
    const all = await found()
    expect(all).toContain('published-gps public/linked/a.jpg')
  })
})

test('a placeholder that is not a picture is a finding', async () => {
  await make()
  for (const text of ['48.8889 N 2.3386 E', 'GIF89a']) {
    site.writeAlbum([{ ...photo, placeholder: Buffer.from(text).toString('base64') }])
    expect(await found()).toEqual([
      'not-an-image src/content/albums/lakes.json photos[0].placeholder',
    ])
  }
})

test.each([
  ['//photos.example.com/a.jpg', 'Write https://photos.example.com/a.jpg'],
  ['lake.jpg', 'Start it with https:// or /'],
])('the address %s is one finding, bad-url', async (src, remedy) => {
  site.writeAlbum([{ id: 'lake', src, alt: 'A lake' }])
  expect(await found()).toEqual(['bad-url src/content/albums/lakes.json photos[0].src'])
  expect(site.events.find(({ event }) => event === 'finding')).toMatchObject({ remedy })
})

test('faulty content is reported in one line', async () => {
  const catalog = 'src/content/catalog.json'
  put(catalog, '{\n  "albums": [}\n}')
  await expect(readCatalog(site.root)).rejects.toThrow(
    /^src\/content\/catalog\.json: is not JSON .*\. Correct the JSON[^\n]*\.$/,
  )
  const albums = [
    { id: 'a', name: '', category: 'misc' },
    { id: 'b', category: 'x' },
  ]
  put(catalog, JSON.stringify({ categories: [], albums }))
  await expect(readCatalog(site.root)).rejects.toThrow(
    /^src\/content\/catalog\.json › albums\[0\]\.name: [^\n]*\. 1 more: [^\n]*$/,
  )
  const { code, err } = await darkroom(site.root, ['check'])
  expect(code).toBe(EXIT.findings)
  expect(err).toMatch(/^(src\/content\/catalog\.json .*\n){2}$/)
})
