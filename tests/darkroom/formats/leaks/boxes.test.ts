import { beforeAll, describe, expect, test } from 'vitest'
import { leaksOf } from '../../../../src/darkroom/formats/leaks/leaksOf'
import { picture } from '../../photos'
import { insert, join, SECRET, u32 } from './bytes'

describe('an AVIF', () => {
  let avif: Buffer
  beforeAll(async () => {
    avif = await picture(40, 30).avif({ effort: 0 }).toBuffer()
  })
  const box = (name: string, body: string | Uint8Array) => join(u32(body.length + 8), name, body)
  test('with transparency has no leak', async () => {
    const bytes = await picture(40, 30).ensureAlpha(0.5).avif({ effort: 0 }).toBuffer()
    expect(leaksOf(bytes)).toEqual([])
  })
  test.each([
    ['free', 'foreign'],
    ['skip', 'foreign'],
    ['uuid', 'vendor'],
    ['udta', 'vendor'],
    ['Exif', 'exif'],
    ['jumb', 'foreign'],
    ['Ada!', 'foreign'],
  ])('with a box %s after its last box has a leak', (name, leak) => {
    expect(leaksOf(join(avif, box(name, SECRET)))).toEqual([leak])
  })
  test('with free space has no leak', () => {
    expect(leaksOf(join(avif, box('free', Buffer.alloc(40)), Buffer.alloc(3)))).toEqual([])
  })
  test.each([SECRET, SECRET.subarray(0, 5)])(
    'with the bytes %s after its last box has a leak',
    (text) => {
      expect(leaksOf(join(avif, text))).toEqual(['trailer'])
    },
  )
  /**
   * `avif` with more bytes in the box of this name and in its parents. Positions of pixels are not
   * kept.
   */
  const within = (names: string[], at: number, more: Buffer) => {
    const grown = insert(avif, at, more)
    for (const name of names) {
      const head = avif.indexOf(name) - 4
      grown.writeUInt32BE(avif.readUInt32BE(head) + more.length, head)
    }
    return leaksOf(grown)
  }
  const endOf = (name: string) => {
    const head = avif.indexOf(name) - 4
    return head + avif.readUInt32BE(head)
  }
  const item = (...said: (string | Uint8Array)[]) =>
    box('infe', join('\u0002\0\0\0\0\u0002\0\0', ...said, '\0'))
  test.each([
    ['a box', ['meta'], box('uuid', SECRET), 'vendor'],
    ['free space', ['meta'], box('free', SECRET), 'foreign'],
    ['a description', ['meta', 'iprp', 'ipco'], box('udes', SECRET), 'comment'],
    ['an item of EXIF', ['meta', 'iinf'], item('Exif'), 'exif'],
    ['an item of XMP', ['meta', 'iinf'], item('mime'), 'xmp'],
    ['an item with a name', ['meta', 'iinf'], item('av01', SECRET), 'comment'],
    ['text after the handler', ['meta', 'hdlr'], SECRET, 'comment'],
    ['text after the name', ['meta', 'iinf', 'infe'], SECRET, 'comment'],
  ])('with %s in its boxes %j has a leak', (_, around, more, leak) => {
    expect(within(around, endOf(around.at(-1)!), more)).toContain(leak)
  })
  test('with the name of its encoder has no leak', () => {
    // The name stands before the NUL that ends it.
    expect(within(['meta', 'hdlr'], endOf('hdlr') - 1, join('libavif'))).not.toContain('comment')
    expect(within(['meta', 'iinf', 'infe'], endOf('infe') - 1, join('Color'))).not.toContain(
      'comment',
    )
  })
})
