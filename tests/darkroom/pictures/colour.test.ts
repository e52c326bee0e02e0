import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { withAdobeRgb } from '../../../src/darkroom/pictures/colour/adobeRgb'
import { smallWithProfile } from '../../../src/darkroom/pictures/decode'
import { withProfile } from '../../../src/darkroom/pictures/heic'
import { intoJpeg, jpegSegment } from '../formats/leaks/bytes'
import { deltaE, gridError, gridOf, picture } from '../photos'
import { tiffOf } from '../tiff'
import { decoded, errorOf } from './decoded'

test('deltaE returns known values', () => {
  expect(deltaE([255, 255, 255], [255, 255, 255])).toBe(0)
  expect(deltaE([255, 255, 255], [0, 0, 0])).toBeCloseTo(100, 0)
  // Pure red and pure green, as measured by other programs.
  expect(deltaE([255, 0, 0], [0, 255, 0])).toBeCloseTo(86.6, 0)
})

describe('colours are converted to sRGB', () => {
  test('from pixels with a separate profile, as in a HEIC', async () => {
    const tagged = await picture(240, 160).withIccProfile('p3').png().toBuffer()
    const { icc } = await sharp(tagged).metadata()
    const { data, info } = await sharp(tagged, { ignoreIcc: true })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const bare = sharp(data, { raw: { ...info, channels: 4 } }).removeAlpha()
    const small = await smallWithProfile(bare, icc!, 120)
    expect(await small.metadata()).toMatchObject({ width: 120, height: 80, channels: 3 })
    const png = await small.withIccProfile('srgb').png().toBuffer()
    expect(await errorOf(png)).toBeLessThan(1)
  })
  test.each([
    ['srgb', 'uchar'],
    ['rgb16', 'ushort'],
  ])('from Display P3 in %s', async (space, depth) => {
    const input = picture(240, 160).withIccProfile('p3').toColourspace(space)
    const bytes = await input.png().toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ depth })
    expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test('from 16 bits without a colour space, which is sRGB', async () => {
    const bytes = await picture(240, 160).toColourspace('rgb16').png().toBuffer()
    const { depth, icc } = await sharp(bytes).metadata()
    expect([depth, icc]).toEqual(['ushort', undefined])
    expect(await errorOf(bytes)).toBeLessThan(1)
    const avif = await picture(240, 160).avif({ bitdepth: 10, quality: 90 }).toBuffer()
    expect(await errorOf(avif)).toBeLessThan(2)
  })
  test('from CMYK', async () => {
    const bytes = await picture(240, 160)
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(await errorOf(bytes)).toBeLessThan(6)
  })
  test('from grey, from a palette, and from transparent pixels', async () => {
    const grey = await picture(60, 40).greyscale().toColourspace('b-w').jpeg().toBuffer()
    const [r, g, b] = (await decoded(grey)).grid[0]!
    expect(Math.max(r!, g!, b!) - Math.min(r!, g!, b!)).toBeLessThan(2)
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    expect((await decoded(clear)).grid[0]).toEqual([255, 255, 255])
    const palette = await picture(60, 40).png({ palette: true }).toBuffer()
    expect((await decoded(palette)).width).toBe(60)
  })
  test('from Adobe RGB that only an EXIF tag declares', async () => {
    const bytes = await sharp({
      create: { width: 64, height: 64, channels: 3, background: { r: 120, g: 200, b: 90 } },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    const plain = (await decoded(bytes)).grid[0]!
    // Cameras write the directories of a TIFF into a segment.
    const pixels = { data: Buffer.alloc(0), width: 64, height: 64 }
    const exif = tiffOf(pixels, { interoperability: 'R03' })
    const declared = intoJpeg(bytes, jpegSegment(0xe1, 'Exif\0\0', exif))
    const tagged = (await decoded(declared)).grid[0]!
    // By definition, Adobe RGB (120, 200, 90) is about (56, 201, 81) in sRGB.
    expect(plain[0]).toBeCloseTo(120, -1)
    expect(deltaE(tagged, [56, 201, 81])).toBeLessThan(2)
  })
  test('other programs read a profile that was added to a JPEG or PNG', async () => {
    const jpeg = await picture(30, 20).jpeg().toBuffer()
    const icc = (await sharp(withAdobeRgb(jpeg)).metadata()).icc!
    expect(icc.toString('latin1', 36, 40)).toBe('acsp')
    expect(icc.readUInt32BE(0)).toBe(icc.length)
    const png = await picture(30, 20).png().toBuffer()
    expect((await sharp(withProfile(png, icc)).metadata()).icc).toEqual(icc)
  })
})

describe('a photo is upright', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with orientation %i', async (orientation) => {
    // The picture as the camera would have stored it.
    const undo: Record<number, (s: Sharp) => Promise<Sharp>> = {
      1: async (s) => s,
      2: async (s) => s.flop(),
      3: async (s) => s.rotate(180),
      4: async (s) => s.flip(),
      5: async (s) => sharp(await s.rotate(90).toBuffer()).flop(),
      6: async (s) => s.rotate(270),
      7: async (s) => sharp(await s.rotate(90).toBuffer()).flip(),
      8: async (s) => s.rotate(90),
    }
    const bare = await picture(240, 160).png().toBuffer()
    const stored = await (await undo[orientation]!(sharp(bare))).toBuffer()
    const bytes = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    expect(await decoded(bytes)).toMatchObject({ width: 240, height: 160 })
    expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test.each([90, 180, 270] as const)('and turned by %i more by the owner', async (rotate) => {
    const bytes = await picture(240, 160)
      .withMetadata({ orientation: 1 })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { grid, width, height } = await decoded(bytes, rotate)
    const png = await picture(240, 160).png().toBuffer()
    const turned = await sharp(png).rotate(rotate).png().toBuffer()
    expect([width, height]).toEqual(rotate === 180 ? [240, 160] : [160, 240])
    expect(gridError(grid, await gridOf(turned))).toBeLessThan(1)
  })
})

test('a JPEG that ends in zeros is reported as cut off', async () => {
  const bytes = await picture(400, 300).greyscale().toColourspace('b-w').jpeg().toBuffer()
  bytes.fill(0, Math.round(bytes.length * 0.6))
  await expect(decoded(bytes)).rejects.toThrow(/cut off/)
})
