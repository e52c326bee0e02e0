import type { Sharp } from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { leaksOf } from '../../../../src/darkroom/formats/leaks/leaksOf'
import { insert, intoJpeg, join, jpegSegment, SECRET } from './bytes'
import { photograph, picture } from '../../photos'

const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,53.3N"/></rdf:RDF></x:xmpmeta>'
const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const

describe.each(FORMATS)('a %s', (format) => {
  const write = (image: Sharp) => image.toFormat(format).toBuffer()
  test('of pixels alone has no leak', async () => {
    expect(leaksOf(await write(picture(40, 30)))).toEqual([])
  })
  test('with EXIF, GPS, a profile or XMP has these leaks', async () => {
    const exif = { IFD0: { Make: 'Camera' } }
    const place = { ...exif, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 53/1 19/1' } }
    expect(leaksOf(await write(picture(40, 30).withExif(exif)))).toEqual(['exif'])
    expect(leaksOf(await write(picture(40, 30).withExif(place)))).toEqual(['exif', 'gps'])
    expect(leaksOf(await write(picture(40, 30).withIccProfile('p3')))).toEqual(['profile'])
    expect(leaksOf(await write(picture(40, 30).withXmp(XMP)))).toContain('xmp')
    // A PNG compresses XMP, which is reported without being unpacked.
    if (format !== 'png')
      expect(leaksOf(await write(picture(40, 30).withXmp(XMP)))).toContain('gps')
  })
})

describe('a JPEG', () => {
  test.each([
    [0xed, 'Photoshop 3.0\0', 'iptc'],
    [0xe2, 'MPF\0', 'mpf'],
    [0xfe, 'made by somebody', 'comment'],
    [0xe0, 'JFXX\0\u0010', 'thumbnail'],
    [0xe5, 'SAMSUNG', 'vendor'],
  ])('with segment %i of %j has a leak', async (marker, body, leak) => {
    const jpeg = await picture(40, 30).jpeg({ progressive: true }).toBuffer()
    expect(leaksOf(intoJpeg(jpeg, jpegSegment(marker, body)))).toEqual([leak])
  })
  test('with a second picture after its end has a leak', async () => {
    const jpeg = await photograph(40, 30)
    const bare = await picture(40, 30).jpeg().toBuffer()
    expect(leaksOf(Buffer.concat([bare, jpeg]))).toEqual(['trailer'])
    expect(leaksOf(Buffer.concat([bare, Buffer.alloc(4)]))).toEqual([])
  })
})

describe('a JPEG with changed segments', () => {
  let jpeg: Buffer
  beforeAll(async () => {
    jpeg = await picture(40, 30).jpeg().toBuffer()
  })
  const header = (version: string, more: string) =>
    join('\u00FF\u00E0', Buffer.from([0, 14 + more.length]), 'JFIF\0', version, more)
  test.each([
    ['text between its segments', () => insert(jpeg, 2, SECRET), 'foreign'],
    ['a reserved segment', () => insert(jpeg, 2, '\u00FF\u00F5\0\u0006abcd'), 'foreign'],
    [
      'a vendor name in a segment of camera data',
      () => insert(jpeg, 2, '\u00FF\u00E1\0\u0006Ada!'),
      'vendor',
    ],
    [
      'a thumbnail in its first header',
      () => insert(jpeg, 2, header('\u0001\u0002\0\0\u0001\0\u0001', '\u0001\u0001rgb')),
      'thumbnail',
    ],
    [
      'a vendor name in its first header',
      () => insert(jpeg, 2, header('\u0001\u0002\0\0\u0001\0\u0001', '\0\0AMPF')),
      'vendor',
    ],
    ['text after its end', () => join(jpeg, SECRET), 'trailer'],
  ])('with %s has a leak', (_, make, leak) => {
    expect(leaksOf(make())).toEqual([leak])
  })
  test('with its usual header has no leak', () => {
    expect(leaksOf(insert(jpeg, 2, header('\u0001\u0002\0\0\u0001\0\u0001', '\0\0')))).toEqual([])
  })
})

test('a camera raw file is reported as camera data', () => {
  expect(leaksOf(join('FUJIFILMCCD-RAW 0201', Buffer.alloc(64)))).toEqual(['exif'])
})

test('files that are cut off or not pictures do not throw', async () => {
  for (const format of FORMATS) {
    const bytes = await picture(40, 30).toFormat(format).toBuffer()
    for (const size of [0, 1, 3, 12, 20, 33, bytes.length - 3])
      expect(() => leaksOf(bytes.subarray(0, size))).not.toThrow()
  }
  expect(leaksOf(Buffer.from('plain text'))).toEqual([])
})
