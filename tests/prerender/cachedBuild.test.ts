import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { render } from '../../src/entry-server'
import type { AlbumData } from '../../src/content/loading/load'
import type { Content } from '../../src/content/source/content'
import { readContent } from '../../src/content/source/readContent'
import { createBuildCache } from '../../src/prerender/output/buildCache'
import { describeAlbums } from '../../src/prerender/shown/dataFiles'
import { drawCards } from '../../src/prerender/drawing/drawCards'
import { compressFiles } from '../../src/prerender/output/compressFiles'
import { createOutput } from '../../src/prerender/output/outputFolder'
import { prerenderRelief } from '../../src/prerender/drawing/prerenderRelief'
import { makeAlbumPages, type PageMaker } from '../../src/prerender/pages/writePages'
import { fill, makeFolder } from '../folder'

let root: string
beforeEach(() => {
  root = makeFolder()
})

const content = await readContent('tests/fixtures/content')
const [first, second] = [...describeAlbums(content.albums).values()].map(({ data }) => data)
const openCache = () => createBuildCache(join(root, 'cache'))

describe('pages', () => {
  const maker: Omit<PageMaker, 'cache'> = {
    render,
    template: '<head><!--prerendered:head--></head><div id="root"><!--prerendered:body--></div>',
    manifest: {
      'index.html': { file: 'boot.js' },
      'src/entry-client.tsx': { file: 'app.js', imports: ['index.html'] },
    },
    isCompressed: true,
    codeHash: 'one',
  }
  const cannotRender = () => Promise.reject(new Error('rendered anew'))
  const make = (album: AlbumData, more: Partial<PageMaker> = {}) =>
    makeAlbumPages({ ...maker, cache: openCache(), ...more }, album)

  test('from the cache are byte for byte the same', async () => {
    const made = await make(first!)
    expect(made.length).toBe(first!.photos.length + 1)
    expect(await make(first!, { render: cannotRender })).toEqual(made)
    expect(made[1]!.files).toHaveLength(1)
    // index.html itself loads the boot script.
    expect(Buffer.from(made[1]!.text).toString()).toContain('data-next="/app.js /')
    expect(Object.keys(made[1]!.compressed)).toEqual(['br', 'gz'])
  })

  test.each<[string, Partial<PageMaker>]>([
    ['other code', { codeHash: 'two' }],
    ['another index.html', { template: `${maker.template}<p>` }],
    ['other chunks', { manifest: { 'src/entry-client.tsx': { file: 'a.js' } } }],
    ['no compressed files', { isCompressed: false }],
  ])('are made again for %s', async (_, other) => {
    await make(second!)
    await expect(make(second!, { ...other, render: cannotRender })).rejects.toThrow('anew')
  })

  test('are made again for a new caption', async () => {
    await make(second!)
    const photos = second!.photos.map((photo, i) => (i ? photo : { ...photo, alt: 'A new name' }))
    const pages = await make({ ...second!, photos })
    expect(Buffer.from(pages[1]!.text).toString()).toContain('A new name')
  })
})

describe('compressed files', () => {
  test('come from the cache while the file is unchanged', async () => {
    const file = join(root, 'a.json')
    const compressed = async () => {
      const packed = await compressFiles(root, ['a.json'], createOutput(root), openCache())
      expect(packed).toEqual(['a.json.br', 'a.json.gz'])
      return Promise.all(packed.map((name) => readFile(join(root, name))))
    }
    await writeFile(file, 'words '.repeat(1000))
    const before = await compressed()
    expect(await compressed()).toEqual(before)
    await writeFile(file, 'other '.repeat(1000))
    expect(await compressed()).not.toEqual(before)
  })
})

describe('share cards', () => {
  const [album] = content.albums
  const contentWith = (src: string): Content => {
    const photo = { id: 'lake', src, alt: '', width: 60, height: 40 }
    return { ...content, albums: [{ ...album!, photos: [photo], cover: photo }] }
  }
  const silent = { stream: { write: () => {} }, env: {}, logLevel: 'silent', now: () => 0 }
  const paint = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const drawn = prerenderRelief('A')
  /** The cards of this content, by name, in Base64. */
  async function cardsOf(shown: Content): Promise<Record<string, string>> {
    const cards: Record<string, string> = {}
    const write = (file: string, card: string | Uint8Array) =>
      (cards[file] = Buffer.from(card).toString('base64'))
    await drawCards(shown, await drawn, join(root, 'public'), { write }, silent, openCache())
    return cards
  }

  test('are drawn again for a changed picture, even with the same name, size and time', async () => {
    const picture = join(root, 'public/photos/lake.jpg')
    fill(root, { 'public/photos/lake.jpg': await paint('#123456') })
    const draw = () => cardsOf(contentWith('/photos/lake.jpg'))
    const { mtime, size } = await stat(picture)
    const before = await draw()
    expect(Object.keys(before)).toEqual([
      'cards/site.jpg',
      `cards/${album!.key}.jpg`,
      `cards/${album!.key}/lake.jpg`,
    ])
    expect(await draw()).toEqual(before)
    await writeFile(picture, await paint('#654321'))
    await utimes(picture, mtime, mtime)
    expect((await stat(picture)).size).toBe(size)
    const after = await draw()
    expect(after[`cards/${album!.key}/lake.jpg`]).not.toBe(before[`cards/${album!.key}/lake.jpg`])
    await writeFile(picture, 'no picture')
    await expect(draw()).rejects.toThrow(/photos\/lake\.jpg: is not a picture/)
  })

  test.each([
    ['/a%20lake.jpg', 'a lake.jpg'],
    ['/100%.jpg', '100%.jpg'],
  ])('%s is drawn from the file %s', async (src, file) => {
    fill(root, { [`public/${file}`]: await paint('#123456') })
    const bytes = (await cardsOf(contentWith(src)))[`cards/${album!.key}/lake.jpg`]!
    const card = await sharp(Buffer.from(bytes, 'base64')).stats()
    // The picture has one colour; the site's own card has several.
    expect(card.channels.every(({ stdev }) => stdev < 1)).toBe(true)
  })
})
