import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodeHeic, findHeicDecoder, HEIC_REMEDY } from '../../../src/darkroom/pictures/heic'
import { CAMERA_FILES } from '../cameraFolder'
import { auxC, av1Item, gridData, type HeifItem, heifOf, irot, ispe, tileOf } from '../heif'
import { deltaE, gridError, picture } from '../photos'
import { decode } from '../../../src/darkroom/pictures/decode'
import { decoded, wanted } from './decoded'

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
  expect(gridError((await decoded(burst)).grid, await wanted())).toBeLessThan(2)
})

test.each(['urn:com:apple:photo:2020:aux:hdrgainmap', 'urn:mpeg:hevc:2015:auxid:2'])(
  'the auxiliary picture %s is not drawn',
  async (type) => {
    const map: HeifItem = { ...av1Item(await flat(200), [auxC(type)]), refers: ['auxl', 1] }
    const items = [map, av1Item(await avif(0))]
    const bytes = heifOf(items, { primary: 1, brand: 'avif' })
    expect(gridError((await decoded(bytes)).grid, await wanted())).toBeLessThan(2)
  },
)

const real = join(CAMERA_FILES, 'exif-at-eof.heic')
const decodeAll = await findHeicDecoder()
const isThere = existsSync(real) && decodeAll !== undefined
if (!isThere)
  console.warn(`skipped: HEIC photos of a phone; ${decodeAll ? `${real} is missing` : HEIC_REMEDY}`)

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
})
