import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rgbOfGrey } from '../../../src/darkroom/pictures/colour/greyProfile'
import { matrixProfile } from '../../../src/darkroom/pictures/colour/matrixProfile'
import { profileTag } from '../../../src/darkroom/pictures/colour/profileTag'
import { decode } from '../../../src/darkroom/pictures/decode'
import { withProfile } from '../../../src/darkroom/pictures/heic'
import { greyRamp } from '../tiff'

/** Linear light of a lightness from 0 to 1: CIE 1976. */
const lightOf = (l: number) => (l > 0.08 ? ((l + 0.16) / 1.16) ** 3 : (l * 2700) / 24389)
const LIGHTNESS = matrixProfile(
  'L*',
  Array.from({ length: 1024 }, (_, i) => lightOf(i / 1023)),
)

/** A grey profile with a parametric curve: its type, and its coefficients. */
function parametric(type: number, ...numbers: number[]): Buffer {
  const curve = Buffer.alloc(12 + 4 * numbers.length)
  curve.write('para')
  curve.writeUInt16BE(type, 8)
  for (const [i, number] of numbers.entries())
    curve.writeInt32BE(Math.round(number * 65536), 12 + 4 * i)
  // Replaces a table, which is longer.
  const icc = Buffer.from(LIGHTNESS)
  curve.copy(profileTag(icc, 'kTRC')!)
  return icc
}

const tonesOf = async (bytes: Buffer) => {
  const { data } = await decode(bytes, { sizeOf: (size) => size, rotate: 0, maxPixels: 1e7 })
  return Array.from({ length: 256 }, (_, i) => data[i * 3]!)
}
/** The largest difference. 8 bits are too coarse for steep curves in the shadows, up to `from`. */
const furthest = (one: number[], other: number[], from: number) =>
  Math.max(...one.map((value, i) => (other[i]! < from ? 0 : Math.abs(value - other[i]!))))

test.each([
  ['gamma 1.8', matrixProfile('1.8', 1.8), 0],
  ['gamma 2.2', matrixProfile('2.2', 2.2), 0],
  ['L*', LIGHTNESS, 0],
  ['a gamma as a formula', parametric(0, 1.8), 0],
  ['the formula of sRGB', parametric(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045), 0],
  ['a formula that is 0 at its start', parametric(1, 2, 1.25, -0.25), 0],
  ['linear light', matrixProfile('1', 1), 60],
  ['a formula with a base', parametric(2, 2, 0.95, 0.04, 0.0199), 60],
  ['a formula of seven numbers', parametric(4, 2.4, 0.94, 0.05, 0.08, 0.04, 0.01, 0.002), 60],
])('16-bit grey with %s has the tones of 8-bit grey', async (_name, icc, from) => {
  const wanted = await tonesOf(greyRamp(8, { icc }))
  expect(furthest(await tonesOf(greyRamp(16, { icc })), wanted, from)).toBeLessThanOrEqual(2)
  const values = Uint16Array.from({ length: 256 }, (_, i) => i * 257)
  const png = await sharp(values, { raw: { width: 256, height: 1, channels: 1 } })
    .toColourspace('grey16')
    .png()
    .toBuffer()
  expect(await sharp(png).metadata()).toMatchObject({ depth: 'ushort', channels: 1 })
  expect(furthest(await tonesOf(withProfile(png, icc)), wanted, from)).toBeLessThanOrEqual(2)
})

test('16-bit grey of linear light has right tones in the shadows too', async () => {
  const shown = (light: number) =>
    Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055))
  const wanted = Array.from({ length: 256 }, (_, i) => shown(i / 255))
  expect(
    furthest(await tonesOf(greyRamp(16, { icc: matrixProfile('1', 1) })), wanted, 0),
  ).toBeLessThan(2)
})

test('a profile without a readable tone curve is ignored', async () => {
  const damaged = Buffer.from(LIGHTNESS)
  profileTag(damaged, 'kTRC')!.write('none')
  expect(rgbOfGrey(damaged)).toBeUndefined()
  expect(rgbOfGrey(LIGHTNESS.subarray(0, 200))).toBeUndefined()
  expect(rgbOfGrey(Buffer.alloc(0))).toBeUndefined()
})
