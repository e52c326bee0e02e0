import type { Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { leaksOf } from '../../../../src/darkroom/formats/leaks/leaksOf'
import { intoJpeg, join, jpegSegment, SECRET } from './bytes'
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

describe.each([true, false])('a JPEG, progressive: %j', async (progressive) => {
  const jpeg = await picture(40, 30).jpeg({ progressive }).toBuffer()
  const header = (more: string) =>
    jpegSegment(0xe0, 'JFIF\0', '\u0001\u0002\0\0\u0001\0\u0001', more)
  test.each([
    ['a block of Photoshop', jpegSegment(0xed, 'Photoshop 3.0\0'), 'iptc'],
    ['a list of further pictures', jpegSegment(0xe2, 'MPF\0'), 'mpf'],
    ['a comment', jpegSegment(0xfe, 'made by somebody'), 'comment'],
    ['a thumbnail', jpegSegment(0xe0, 'JFXX\0\u0010'), 'thumbnail'],
    ['a vendor name', jpegSegment(0xe5, 'SAMSUNG'), 'vendor'],
    ['a vendor name in a segment of camera data', jpegSegment(0xe1, 'Ada!'), 'vendor'],
    ['a reserved segment', jpegSegment(0xf5, 'abcd'), 'foreign'],
    ['text between its segments', SECRET, 'foreign'],
    ['a thumbnail in its first header', header('\u0001\u0001rgb'), 'thumbnail'],
    ['a vendor name in its first header', header('\0\0AMPF'), 'vendor'],
  ])('with %s has a leak', (_, segment, leak) => {
    expect(leaksOf(intoJpeg(jpeg, segment))).toEqual([leak])
  })
  test('with its usual header, or with zeros after its end, has no leak', () => {
    expect(leaksOf(intoJpeg(jpeg, header('\0\0')))).toEqual([])
    expect(leaksOf(join(jpeg, Buffer.alloc(4)))).toEqual([])
  })
  test('with text or a second picture after its end has a leak', async () => {
    for (const more of [SECRET, await photograph(40, 30)])
      expect(leaksOf(join(jpeg, more))).toEqual(['trailer'])
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
