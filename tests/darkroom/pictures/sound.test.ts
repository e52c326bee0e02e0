import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adobeRgb } from '../../../src/darkroom/pictures/colour/adobeRgb'
import { columnsOf, matrixProfile } from '../../../src/darkroom/pictures/colour/matrixProfile'
import { deltaE, picture } from '../photos'
import { tiffOf } from '../tiff'
import { insert, intoJpeg, join, jpegSegment, u32 } from '../formats/leaks/bytes'
import { errorOf, gridFrom } from './decoded'

/** A picture with grain, so that compressed codes do not repeat. */
function grain(width: number, height: number) {
  let dice = 1
  const data = Buffer.alloc(width * height * 3)
  for (let i = 0; i < data.length; i++) {
    dice = (dice * 1103515245 + 12345) & 0x7fffffff
    data[i] = ((i / data.length) * 150 + ((dice >> 16) & 63)) | 0
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

/** A copy of the bytes with one part overwritten. */
function filled(bytes: Buffer, from: number, to: number, value = 0): Buffer {
  const copy = Buffer.from(bytes)
  return copy.fill(value, Math.floor(bytes.length * from), Math.floor(bytes.length * to))
}
const ODD_JFIF = jpegSegment(0xe0, 'JFIF\0', Buffer.from([3, 1, 0, 0, 1, 0, 1, 0, 0]))

describe('a picture with damaged bytes is refused', () => {
  const kinds = {
    'an AVIF': () => grain(300, 200).avif({ effort: 0 }).toBuffer(),
    'a JPEG': () => grain(300, 200).jpeg().toBuffer(),
    'a PNG': () => grain(300, 200).png().toBuffer(),
    'a GIF': () => grain(300, 200).gif().toBuffer(),
  }
  test.each(Object.entries(kinds))('as %s', async (_name, make) => {
    const bytes = await make()
    await expect(gridFrom(bytes)).resolves.toHaveLength(12)
    for (const [from, to] of [
      [0.5, 1],
      [0.4, 0.5],
    ] as const)
      await expect(gridFrom(filled(bytes, from, to)), `${from} to ${to}`).rejects.toThrow(
        /is (damaged|cut off)/,
      )
  })
  test('as a TIFF cut off within its pixels', async () => {
    const data = await picture(240, 160).raw().toBuffer()
    const bytes = tiffOf({ data, width: 240, height: 160 })
    await expect(gridFrom(bytes.subarray(0, bytes.length - 999))).rejects.toThrow(/is cut off/)
  })
})

describe('a sound picture is accepted', () => {
  test('with an odd JPEG header', async () => {
    const jpeg = await picture(240, 160).jpeg({ quality: 95 }).toBuffer()
    const odd = [
      intoJpeg(jpeg, ODD_JFIF),
      intoJpeg(jpeg, jpegSegment(0xee, 'Adobe', Buffer.from([0, 100, 0, 0, 0, 0, 7]))),
      intoJpeg(jpeg, jpegSegment(0xfe, Buffer.from([1])), Buffer.alloc(3)),
    ]
    for (const bytes of odd) expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test('with padding in its scan or bytes after its end', async () => {
    const jpeg = await picture(240, 160).jpeg({ quality: 95, optimiseCoding: false }).toBuffer()
    const end = jpeg.length - 2
    const odd = [insert(jpeg, end, Buffer.alloc(300)), join(jpeg, Buffer.alloc(5000), 'a film')]
    for (const bytes of odd) expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test('but an odd header with damage is refused', async () => {
    const jpeg = await grain(300, 200).jpeg().toBuffer()
    const odd = intoJpeg(jpeg, ODD_JFIF)
    await expect(gridFrom(odd)).resolves.toHaveLength(12)
    await expect(gridFrom(filled(odd, 0.5, 0.6))).rejects.toThrow(/is damaged/)
    await expect(gridFrom(odd.subarray(0, odd.length / 2))).rejects.toThrow(/is cut off/)
  })
  test('as a TIFF with unsorted tags', async () => {
    const data = await picture(240, 160).raw().toBuffer()
    const bytes = tiffOf({ data, width: 240, height: 160 }, { unsorted: true })
    expect(await errorOf(bytes)).toBeLessThan(1)
  })
  test('with large areas of one colour', async () => {
    const sky = () => picture(400, 100).extend({ bottom: 900, background: '#000' })
    for (const bytes of [
      await sky().webp().toBuffer(),
      await sky().webp({ lossless: true, effort: 0 }).toBuffer(),
      await sky().avif({ effort: 0 }).toBuffer(),
      await sky().jpeg({ optimiseCoding: true }).toBuffer(),
      await sky().jpeg({ optimiseCoding: false }).toBuffer(),
    ])
      await expect(gridFrom(bytes)).resolves.toHaveLength(12)
  })
})

describe('an unsupported kind of picture is not called damaged', () => {
  /** A JPEG with a changed frame header. */
  const framed = async (change: (bytes: Buffer, frame: number) => void) => {
    const jpeg = await grain(300, 200).jpeg().toBuffer()
    change(jpeg, jpeg.indexOf(Buffer.from([0xff, 0xc0])))
    return jpeg
  }
  test('in a JPEG of 12 bits or of a rare process', async () => {
    const deep = await framed((bytes, frame) => (bytes[frame + 4] = 12))
    const hierarchical = await framed((bytes, frame) => (bytes[frame + 1] = 0xc5))
    for (const bytes of [deep, hierarchical])
      await expect(gridFrom(bytes)).rejects.toThrow(/JPEG of a rare kind/)
  })
  test('in a moving AVIF', async () => {
    const avif = await grain(300, 200).avif({ effort: 0 }).toBuffer()
    avif.write('avis', 8, 'latin1')
    // Remove the still picture, so that the file has nothing to show.
    avif.write('free', avif.indexOf('meta'), 'latin1')
    await expect(gridFrom(avif)).rejects.toThrow(/moving AVIF/)
    await expect(gridFrom(avif.subarray(0, avif.length - 99))).rejects.toThrow(/cut off/)
  })
})

describe('colours declared without a profile', () => {
  type Chunk = [name: string, body: Buffer]
  /** Adds chunks after the header of a PNG, which takes 33 bytes. */
  const withChunks = (png: Buffer, chunks: Chunk[]) => {
    const made = chunks.flatMap(([name, body]) => {
      const named = join(name, body)
      return [u32(body.length), named, u32(crc32(named))]
    })
    return insert(png, 33, ...made)
  }
  const plain = (background: { r: number; g: number; b: number }) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer()
  const gama = (value: number): Chunk => ['gAMA', u32(value)]
  const cicp = (...codes: number[]): Chunk => ['cICP', Buffer.from(codes)]
  const first = async (bytes: Buffer) => (await gridFrom(bytes))[0]!

  test('are read as Display P3 from the code points of a PNG', async () => {
    const png = await plain({ r: 200, g: 100, b: 50 })
    const got = await first(withChunks(png, [cicp(12, 13, 0, 1)]))
    // By the definition of Display P3.
    expect(deltaE(got, [214, 95, 34])).toBeLessThan(1.5)
    expect(await first(withChunks(png, [cicp(1, 13, 0, 1)]))).toEqual([200, 100, 50])
  })
  test('follow the gamma of a PNG, unless it states sRGB or has a profile', async () => {
    const png = await plain({ r: 55, g: 55, b: 55 })
    const grey = await sharp(png).toColourspace('b-w').png().toBuffer()
    for (const linear of [png, grey]) {
      const got = await first(withChunks(linear, [gama(100_000)]))
      // 55 of 255 in linear light is 128 in sRGB.
      expect(deltaE(got, [128, 128, 128])).toBeLessThan(1)
    }
    expect(await first(withChunks(png, [gama(45_455)]))).toEqual([55, 55, 55])
    expect(await first(withChunks(png, [['sRGB', Buffer.from([0])], gama(100_000)]))).toEqual([
      55, 55, 55,
    ])
  })
  test('are read as Adobe RGB from a tag of a TIFF', async () => {
    const data = Buffer.alloc(60 * 40 * 3)
    for (let i = 0; i < data.length; i++) data[i] = [120, 200, 90][i % 3]!
    const pixels = { data, width: 60, height: 40 }
    expect(await first(tiffOf(pixels))).toEqual([120, 200, 90])
    const got = await first(tiffOf(pixels, { interoperability: 'R03' }))
    expect(deltaE(got, [56, 201, 81])).toBeLessThan(2)
  })
  test('are described by a profile that equals Adobe RGB', () => {
    const { red, green, blue } = columnsOf({
      white: [0.3127, 0.329],
      red: [0.64, 0.33],
      green: [0.21, 0.71],
      blue: [0.15, 0.06],
    })!
    const near = (one: readonly number[], other: number[]) =>
      one.forEach((value, i) => expect(value).toBeCloseTo(other[i]!, 3))
    near(red, [0.60974, 0.31111, 0.01947])
    near(green, [0.20528, 0.62567, 0.06087])
    near(blue, [0.14919, 0.06322, 0.74457])
    expect(adobeRgb()).toEqual(
      matrixProfile('Adobe RGB compatible', 2.19921875, {
        red: [0.60974, 0.31111, 0.01947],
        green: [0.20528, 0.62567, 0.06087],
        blue: [0.14919, 0.06322, 0.74457],
      }),
    )
    const [white, one] = [[0.3127, 0.329] as const, [0.3, 0.3] as const]
    expect(columnsOf({ white, red: one, green: one, blue: one })).toBeUndefined()
  })
})
