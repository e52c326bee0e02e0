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
  test.each([
    ['meta', ['meta'], 'uuid', SECRET, 'vendor'],
    ['meta', ['meta'], 'free', SECRET, 'foreign'],
    ['ipco', ['meta', 'iprp', 'ipco'], 'udes', SECRET, 'comment'],
    ['iinf', ['meta', 'iinf'], 'infe', join('\u0002\0\0\0\0\u0002\0\0Exif\0'), 'exif'],
    ['iinf', ['meta', 'iinf'], 'infe', join('\u0002\0\0\0\0\u0002\0\0mime\0'), 'xmp'],
    [
      'iinf',
      ['meta', 'iinf'],
      'infe',
      join('\u0002\0\0\0\0\u0002\0\0av01', SECRET, '\0'),
      'comment',
    ],
  ])('with more in its box %s has a leak', (last, around, name, body, leak) => {
    expect(within(around, endOf(last), box(name, body))).toContain(leak)
  })
  test('with text after its handler has a leak', () => {
    expect(within(['meta', 'hdlr'], endOf('hdlr'), SECRET)).toContain('comment')
  })
  test('with the name of its encoder has no leak', () => {
    // The name stands before the NUL that ends it.
    expect(within(['meta', 'hdlr'], endOf('hdlr') - 1, join('libavif'))).not.toContain('comment')
    expect(within(['meta', 'iinf', 'infe'], endOf('infe') - 1, join('Color'))).not.toContain(
      'comment',
    )
  })
  test('with text after the name of an item has a leak', () => {
    expect(within(['meta', 'iinf', 'infe'], endOf('infe'), SECRET)).toContain('comment')
  })
})
