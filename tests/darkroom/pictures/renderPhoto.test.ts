import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Recipe, USUAL_RECIPE } from '../../../src/darkroom/pictures/recipe'
import { renderPhoto } from '../../../src/darkroom/pictures/renderPhoto'
import { seeded } from '../../random'
import { photograph } from '../photos'

const render = (bytes: Buffer, recipe: Partial<Recipe> = {}) =>
  renderPhoto(bytes, {
    id: '0123456789ab',
    recipe: { ...USUAL_RECIPE, ...recipe },
    rotate: 0,
    jpeg: false,
    maxPixels: undefined,
    encode: true,
  })

/** The grey values of the middle row of a file. */
async function rowOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
  const start = Math.floor(info.height / 2) * info.width * info.channels
  return Array.from({ length: info.width }, (_, x) => data[start + x * info.channels]!)
}

const greys = (width: number, height: number, grey: (x: number) => number): Promise<Buffer> => {
  const data = Buffer.alloc(width * height)
  for (let i = 0; i < data.length; i++) data[i] = grey(i % width)
  return sharp(data, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

type Sharpen = Recipe['sharpen']
/** The bytes of a picture at 300 px. */
const smallOf = async (source: Buffer, sharpen: Sharpen) =>
  (await render(source, { widths: [300], quality: 100, sharpen })).rendered[0]!.bytes
const spreadOf = async (source: Buffer, sharpen: Sharpen) =>
  (
    await sharp(await smallOf(source, sharpen))
      .greyscale()
      .stats()
  ).channels[0]!.stdev

test('a reduced picture is sharpened for the screen', async () => {
  const lines = await greys(1200, 300, (x) => Math.round(128 + 40 * Math.sin(x / 2)))
  const soft = await spreadOf(lines, 'none')
  expect(await spreadOf(lines, 'screen')).toBeGreaterThan(soft * 1.1)
})

test('sharpening adds no halos at edges', async () => {
  const edge = await greys(1200, 300, (x) => (x < 600 ? 90 : 170))
  const soft = await rowOf(await smallOf(edge, 'none'))
  const crisp = await rowOf(await smallOf(edge, 'screen'))
  // A lightness of 8 (L*) is about 20 in sRGB.
  expect(Math.min(...crisp)).toBeGreaterThan(Math.min(...soft) - 20)
  expect(Math.max(...crisp)).toBeLessThan(Math.max(...soft) + 20)
  const isLevel = (grey: number) => Math.abs(grey - 90) <= 1 || Math.abs(grey - 170) <= 1
  expect(crisp.filter((grey) => !isLevel(grey)).length).toBeLessThan(8)
})

test('sharpening leaves grain and flat areas alone', async () => {
  const dice = seeded(7)
  const source = await greys(1200, 300, () => Math.round(118 + dice() * 20))
  const soft = await spreadOf(source, 'none')
  expect(await spreadOf(source, 'screen')).toBeLessThan(soft * 1.25)
})

test('a picture at its own size is not sharpened', async () => {
  const source = await greys(300, 200, (x) => (x < 150 ? 90 : 170))
  const plain = Buffer.from(await smallOf(source, 'none'))
  expect(plain.equals(await smallOf(source, 'screen'))).toBe(true)
})

test('the files for a grid are smaller than those for the viewer', async () => {
  const source = await photograph(1600, 1067)
  const sizes = async (widths: number[]) => {
    const { details, rendered } = await render(source, { widths })
    expect(details.widths).toHaveLength(rendered.length - 1)
    return rendered.map(({ bytes }) => bytes.length)
  }
  const [inGrid] = await sizes([960, 1600])
  const [inViewer] = await sizes([960])
  expect(inGrid!).toBeLessThan(inViewer! * 0.8)
})

test('no file exceeds 3 MB, even for noise', { tags: ['thorough'] }, async () => {
  const dice = seeded(5)
  const source = await greys(2560, 1700, () => dice() * 255)
  const { rendered, details } = await render(source, { quality: 100 })
  expect(Math.max(...rendered.map(({ bytes }) => bytes.length))).toBeLessThanOrEqual(3e6)
  expect(details.width).toBeLessThan(2560)
  expect(rendered.at(-1)!.name).toContain(`-${details.width}.avif`)
})
