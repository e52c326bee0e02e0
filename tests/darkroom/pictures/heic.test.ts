import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeHeic, loadHeicDecoder, HEIC_REMEDY } from '../../../src/darkroom/pictures/heic'
import { CAMERA_FILES } from '../cameraFolder'
import { auxC, av1Item, box, gridData, type HeifItem, heifOf, irot, ispe, tileOf } from '../heif'
import { deltaE, picture } from '../photos'
import { decode } from '../../../src/darkroom/pictures/decode'
import { decoded, errorOf } from './decoded'

const avif = async (seed: number) =>
  picture(240, 160, seed).avif({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer()
const flat = (red: number) =>
  sharp({
    create: { width: 240, height: 160, channels: 3, background: { r: red, g: 0, b: 0 } },
  })
    .avif()
    .toBuffer()

test('a HEIC photo is refused with a remedy if its decoder is missing', async () => {
  await expect(decodeHeic(Buffer.alloc(0), 0, undefined)).rejects.toMatchObject({
    refused: {
      code: 'unsupported-hevc',
      message: 'is a HEIC photo, whose decoder is not installed',
      remedy: `Export it as JPEG. Or install it: ${HEIC_REMEDY}`,
    },
  })
})

test('the primary picture of a burst is used', async () => {
  const items = [av1Item(await flat(200)), av1Item(await avif(0)), av1Item(await flat(90))]
  const burst = heifOf(items, { primary: 1, brand: 'avif' })
  expect(await sharp(burst).metadata()).toMatchObject({ pages: 3, pagePrimary: 1 })
  expect(await errorOf(burst)).toBeLessThan(2)
})

test.each(['urn:com:apple:photo:2020:aux:hdrgainmap', 'urn:mpeg:hevc:2015:auxid:2'])(
  'the auxiliary picture %s is not drawn',
  async (type) => {
    const map: HeifItem = { ...av1Item(await flat(200), [auxC(type)]), refers: ['auxl', 1] }
    const items = [map, av1Item(await avif(0))]
    const bytes = heifOf(items, { primary: 1, brand: 'avif' })
    expect(await errorOf(bytes)).toBeLessThan(2)
  },
)

const real = join(CAMERA_FILES, 'exif-at-eof.heic')
const decoder = await loadHeicDecoder()
const isThere = existsSync(real) && decoder !== undefined
if (!isThere)
  console.warn(`skipped: HEIC photos of a phone; ${decoder ? `${real} is missing` : HEIC_REMEDY}`)

describe.runIf(isThere)('a HEIC photo of a phone', () => {
  const bytes = isThere ? readFileSync(real) : Buffer.alloc(0)
  const tile = isThere ? tileOf(bytes) : undefined
  /**
   * A picture of several tiles, as phones write it: a grid, and its hidden tiles from index
   * `first`.
   */
  const tiled = (columns: number, rows: number, first: number, more: Buffer[] = []): HeifItem[] => {
    const tiles = Array.from({ length: columns * rows }, () => ({ ...tile!, isHidden: true }))
    const whole: HeifItem = {
      type: 'grid',
      data: gridData(columns, rows, columns * 512, rows * 512),
      properties: [ispe(columns * 512, rows * 512), ...more],
      refers: ['dimg', ...tiles.map((_, i) => first + i)],
    }
    return [whole, ...tiles]
  }

  test('is upright, turned once', async () => {
    const { width, height } = await decode(bytes, {
      sizeOf: (size) => size,
      rotate: 0,
      maxPixels: 2e7,
    })
    expect([width, height]).toEqual([3024, 4032])
    const turned = await decoded(heifOf(tiled(2, 1, 1, [irot(1)])))
    expect(turned).toMatchObject({ width: 512, height: 1024 })
  })
  test('of a burst shows its primary picture', async () => {
    const burst = heifOf([...tiled(2, 1, 1), ...tiled(1, 2, 4)], { primary: 3 })
    expect(await decoded(burst)).toMatchObject({ width: 512, height: 1024 })
  })
  test('is drawn without its depth and gain maps', async () => {
    const alone = (await decoded(heifOf(tiled(2, 1, 1)))).grid
    const maps = ['urn:com:apple:photo:2020:aux:hdrgainmap', 'urn:mpeg:hevc:2015:auxid:2'].map(
      (type): HeifItem => ({
        ...tile!,
        properties: [...tile!.properties, auxC(type)],
        refers: ['auxl', 0],
      }),
    )
    const { grid, width } = await decoded(heifOf([...tiled(2, 1, 1), ...maps]))
    expect(width).toBe(1024)
    for (const [i, cell] of grid.entries()) expect(deltaE(cell, alone[i]!)).toBeLessThan(1)
  })

  /** Changes the code of the second of two tiles, which ends the file. */
  const damaged = (damage: (code: Buffer) => Buffer) => {
    const whole = heifOf(tiled(2, 1, 1))
    const from = whole.length - tile!.data.length
    return Buffer.concat([whole.subarray(0, from), damage(Buffer.from(whole.subarray(from)))])
  }
  const inMiddle = (code: Buffer) => code.length >> 1
  test.each<[string, (code: Buffer) => Buffer, code: string, message: string]>([
    [
      'that is cut off',
      (code) => code.subarray(0, inMiddle(code)),
      'truncated',
      'is cut off after 0 bytes',
    ],
    ['with a stretch of zeros', (code) => code.fill(0, 0, 4096), 'corrupt', 'is damaged'],
    ['with zeros within', (code) => code.fill(0, inMiddle(code)), 'corrupt', 'is damaged'],
    [
      'with 20 flipped bytes',
      (code) => {
        for (let i = 0; i < 20; i++) code[inMiddle(code) + 97 * i]! ^= 0xff
        return code
      },
      'corrupt',
      'is damaged',
    ],
  ])('%s is refused', async (_, damage, code, message) => {
    const bytes = damaged(damage)
    await expect(decoded(bytes)).rejects.toMatchObject({
      refused: { code, message: message.replace(' 0 ', ` ${bytes.length} `) },
    })
  })

  test('of more items than libheif reads by default is drawn', async () => {
    const more = Array.from({ length: 300 }, () => ({
      ...tile!,
      data: Buffer.alloc(1),
      isHidden: true,
    }))
    expect(await decoded(heifOf([...tiled(2, 1, 1), ...more]))).toMatchObject({ width: 1024 })
  })

  test('that exiftool has stripped, which leaves an empty profile, is drawn', async () => {
    const stripped = heifOf(tiled(2, 1, 1, [box('colr', Buffer.from('prof'))]))
    expect(await decoded(stripped)).toMatchObject({ width: 1024 })
  })
})
