import { createHash } from 'node:crypto'
import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import { describe, expect, test } from 'vitest'
import { AVIF_LIMIT, HUGE, LARGE, needOf } from '../../src/darkroom/memory'
import { HELD } from '../../src/darkroom/recipe'
import { readPhoto } from '../../src/darkroom/readPhoto'
import { sniff } from '../../src/darkroom/sniff'
import { readTags } from '../../src/darkroom/tags'
import { readTiffLayout } from '../../src/darkroom/tiffLayout'
import { withoutPixels } from '../../src/darkroom/withoutPixels'
import { claiming, photograph, picture } from './photos'
import { makeFolder } from './site'
import { tiffOf } from './tiff'

const idOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12)
const readerOf = (bytes: Buffer) => async (at: number, length: number) =>
  bytes.subarray(at, at + length)

const tagged = () =>
  photograph(120, 80, {
    camera: ['NIKON', 'D5000'],
    taken: '2024:05:06 07:08:09',
    description: 'Fog',
  })

const tiff = (width: number, height: number) =>
  tiffOf({ data: Buffer.alloc(width * height * 3, 0x57), width, height }, { model: 'D5000' })

describe('a file without its pixels', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('tells the same of a %s', async (format) => {
    const bytes =
      format === 'tiff'
        ? tiff(120, 80)
        : await sharp(await tagged())
            .keepMetadata()
            .toFormat(format)
            .toBuffer()
    const bare = await withoutPixels(readerOf(bytes), bytes.length, sniff(bytes.subarray(0, 64)))
    expect(bare).toHaveLength(bytes.length)
    expect(bare.equals(bytes)).toBe(false)
    const tags = readTags(bytes)
    expect(Object.keys(tags.exif)).toContain('Model')
    expect(readTags(bare)).toEqual(tags)
  })
  test('a TIFF whose strips lie beyond its end is cut off, one that is whole is not', async () => {
    const bytes = tiff(120, 80)
    expect((await readTiffLayout(readerOf(bytes), bytes.length)).isCut).toBe(false)
    const cut = bytes.subarray(0, bytes.length - 40)
    expect((await readTiffLayout(readerOf(cut), cut.length)).isCut).toBe(true)
  })
  test('a TIFF that leads into itself, or is nonsense, comes to an end', async () => {
    const round = Buffer.from('II*\0\u0008\0\0\0\0\0\u0008\0\0\0', 'latin1')
    expect((await readTiffLayout(readerOf(round), round.length)).isCut).toBe(false)
    const junk = Buffer.concat([
      Buffer.from('MM\0*\0\0\0\u0008', 'latin1'),
      Buffer.alloc(200, 0xfe),
    ])
    expect((await readTiffLayout(readerOf(junk), junk.length)).isCut).toBe(true)
  })
})

describe('a large photo', () => {
  test('is decoded from its file, with its tags, and not held', async () => {
    const bytes = tiff(2400, 1800)
    expect(bytes.length).toBeGreaterThan(HELD)
    const path = join(makeFolder(), 'large.tif')
    writeFileSync(path, bytes)
    const negative = await readPhoto(path, idOf(bytes), async (n) => n)
    expect(negative.input).toBe(path)
    expect(negative.tags.exif.Model?.description).toBe('D5000')
  })
  test('that changes while it is decoded is refused, and one with other bytes too', async () => {
    const bytes = tiff(2400, 1800)
    const path = join(makeFolder(), 'large.tif')
    writeFileSync(path, bytes)
    const work = async () => appendFileSync(path, 'x')
    await expect(readPhoto(path, idOf(bytes), work)).rejects.toThrow(/changed while it was read/)
    await expect(readPhoto(path, idOf(bytes), work)).rejects.toThrow(/changed while it was read/)
  })
})

test('what must be decoded alone is known from its header', async () => {
  const folder = makeFolder()
  const wide = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#357' } })
  const need = async (name: string, bytes: Buffer) => {
    writeFileSync(join(folder, name), bytes)
    return needOf(join(folder, name), bytes.length)
  }
  const isLarge = async (name: string, bytes: Buffer) => (await need(name, bytes)) > LARGE
  const progressive = { progressive: true, optimiseCoding: false } as const
  expect(await isLarge('progressive.jpg', await wide.clone().jpeg(progressive).toBuffer())).toBe(
    true,
  )
  expect(await isLarge('plain.jpg', await wide.clone().jpeg().toBuffer())).toBe(false)
  expect(await isLarge('a.webp', await wide.clone().webp({ effort: 0 }).toBuffer())).toBe(true)
  expect(await isLarge('small.jpg', await tagged())).toBe(false)
  expect(await isLarge('nothing.png', Buffer.alloc(10))).toBe(false)
  expect(await needOf(join(folder, 'nowhere.jpg'), 10)).toBe(0)
  const avif = await wide.clone().avif({ effort: 0 }).toBuffer()
  expect(await need('a.avif', avif)).toBeGreaterThan(HUGE)
})

test('what an AVIF takes depends on how its colours are stored', async () => {
  const large = async (options: AvifOptions, from = picture(64, 48)) => {
    const bytes = claiming(await from.avif({ effort: 0, ...options }).toBuffer(), 6000, 4000)
    return needOf(bytes, bytes.length)
  }
  const halved = await large({ chromaSubsampling: '4:2:0' })
  expect(halved).toBeLessThan(AVIF_LIMIT)
  expect(halved).toBeGreaterThan(HUGE)
  expect(await large({ chromaSubsampling: '4:4:4' })).toBeGreaterThan(AVIF_LIMIT)
  expect(await large({ chromaSubsampling: '4:2:0', bitdepth: 10 })).toBeGreaterThan(AVIF_LIMIT)
  const clear = picture(64, 48).ensureAlpha(0.5)
  expect(await large({ chromaSubsampling: '4:2:0' }, clear)).toBeGreaterThan(halved)
  // Wherever its header stands, and whatever its words say.
  const words = { IFD0: { ImageDescription: 'Whispering pines' } }
  const small = await picture(64, 48).withExif(words).avif({ effort: 0 }).toBuffer()
  expect(small.toString('latin1').split('ispe')).toHaveLength(3)
  expect(await needOf(small, small.length)).toBeLessThan(LARGE)
  const bytes = claiming(await picture(64, 48).avif({ effort: 0 }).toBuffer(), 6000, 4000)
  const free = Buffer.alloc(70_000)
  free.writeUInt32BE(free.length, 0)
  free.write('free', 4, 'latin1')
  const head = bytes.readUInt32BE(0)
  const late = Buffer.concat([bytes.subarray(0, head), free, bytes.subarray(head)])
  expect(await needOf(late, late.length)).toBe(await needOf(bytes, bytes.length))
})
