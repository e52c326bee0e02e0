import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { leaksOf } from '../../../../src/darkroom/formats/leaks/leaksOf'
import { picture } from '../../photos'
import { insert, join, SECRET, u32, u32le } from './bytes'

/** An animation of two frames. */
async function moving(format: 'webp' | 'gif') {
  const frames = await Promise.all([0, 1].map((i) => picture(8, 8, i).raw().toBuffer()))
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const
  return sharp(join(...frames), { raw })
    .toFormat(format, { loop: 0 })
    .toBuffer()
}

describe('a PNG', () => {
  let png: Buffer
  beforeAll(async () => {
    png = await picture(40, 30).png({ palette: true }).toBuffer()
  })
  const chunk = (name: string, body: string | Uint8Array) =>
    join(u32(body.length), name, body, u32(0))
  /** Inserts after the header, which takes 8 + 25 bytes. */
  const withChunk = (name: string, body: string | Uint8Array) => insert(png, 33, chunk(name, body))
  test.each([
    ['tEXt', 'Author\0Ada', 'comment'],
    ['zTXt', 'Comment\0\0x', 'comment'],
    ['iTXt', 'XML:com.adobe.xmp\0\0\0\0\0', 'xmp'],
    ['tEXt', 'Raw profile type iptc\0', 'iptc'],
    ['tIME', '\u0007\u00EA\u0001\u0001\0\0\0', 'time'],
    ['sPLT', 'Ada\0\u0008', 'foreign'],
    ['prVt', SECRET, 'foreign'],
    ['caBX', SECRET, 'foreign'],
  ])('with a chunk %s of %j has a leak', (name, body, leak) => {
    expect(leaksOf(withChunk(name, body))).toEqual([leak])
  })
  test.each(['pHYs', 'gAMA', 'sRGB', 'cICP', 'bKGD'])('with a chunk %s has no leak', (name) => {
    expect(leaksOf(withChunk(name, '\0\0\0\0'))).toEqual([])
  })
  test('with text in or after its end has a leak', () => {
    expect(leaksOf(join(png, SECRET))).toEqual(['trailer'])
    expect(leaksOf(join(png.subarray(0, -12), chunk('IEND', SECRET)))).toEqual(['trailer'])
    expect(leaksOf(join(png, Buffer.alloc(5)))).toEqual([])
  })
})

describe('a WebP', () => {
  let webp: Buffer
  beforeAll(async () => {
    webp = await picture(40, 30).webp().toBuffer()
  })
  const chunk = (name: string, body: Uint8Array) => join(name, u32le(body.length), body)
  const resized = (bytes: Buffer) => {
    bytes.writeUInt32LE(bytes.length - 8, 4)
    return bytes
  }
  test('with animation has no leak, unless a frame has other chunks', async () => {
    const bytes = await moving('webp')
    const at = bytes.indexOf('ANMF')
    expect(at).toBeGreaterThan(0)
    expect(leaksOf(bytes)).toEqual([])
    const more = chunk('NOTE', SECRET)
    const grown = insert(bytes, at + 24, more)
    grown.writeUInt32LE(bytes.readUInt32LE(at + 4) + more.length, at + 4)
    expect(leaksOf(resized(grown))).toEqual(['foreign'])
  })
  test('with an unknown chunk in or after its stated length has a leak', () => {
    expect(leaksOf(resized(join(webp, chunk('NOTE', SECRET))))).toEqual(['foreign'])
    expect(leaksOf(join(webp, chunk('NOTE', SECRET)))).toEqual(['trailer'])
    expect(leaksOf(join(webp, Buffer.alloc(6)))).toEqual([])
  })
})

describe('a GIF', () => {
  let gif: Buffer
  beforeAll(async () => {
    gif = await picture(40, 30).gif().toBuffer()
  })
  test('has no leak, still or animated', async () => {
    const bytes = await moving('gif')
    expect(bytes.includes('NETSCAPE2.0')).toBe(true)
    expect(leaksOf(gif)).toEqual([])
    expect(leaksOf(bytes)).toEqual([])
  })
  const block = (text: string | Uint8Array) => join(Buffer.from([text.length]), text)
  test.each([
    ['a comment', join('!\u00FE', block(SECRET), '\0'), 'comment'],
    ['XMP', join('!\u00FF', block('XMP DataXMP'), block(SECRET), '\0'), 'xmp'],
    ['a profile', join('!\u00FF', block('ICCRGBG1012'), block(SECRET), '\0'), 'profile'],
    ['an application', join('!\u00FF', block('ADALOVELACE'), block('x'), '\0'), 'vendor'],
    [
      'text in place of the count of loops',
      join('!\u00FF', block('NETSCAPE2.0'), block(SECRET), '\0'),
      'vendor',
    ],
    ['plain text', join('!\u0001', block(Buffer.alloc(12)), block(SECRET), '\0'), 'foreign'],
  ])('with %s has a leak', (_, extension, leak) => {
    expect(leaksOf(insert(gif, gif.length - 1, extension))).toEqual([leak])
  })
  test('with text after its end has a leak', () => {
    expect(leaksOf(join(gif, SECRET))).toEqual(['trailer'])
    expect(leaksOf(join(gif, '\0'))).toEqual([])
  })
})

test('an icon has the leaks of its pictures', async () => {
  const png = await picture(16, 16).png().toBuffer()
  const icon = (image: Buffer) =>
    join('\0\0\u0001\0\u0001\0', Buffer.alloc(8), u32le(image.length), u32le(22), image)
  expect(leaksOf(icon(png))).toEqual([])
  const told = insert(png, 33, u32(3), 'tEXt', 'A\0B', u32(0))
  expect(leaksOf(icon(told))).toEqual(['comment'])
  expect(leaksOf(join(icon(png), SECRET))).toEqual(['trailer'])
})
