import { expect, test } from 'vitest'
import { mediaType } from '../../src/images/mediaType'

test.each([
  ['/photos/0123456789ab-960.avif', 'image/avif'],
  ['https://img.example.com/LAKE.JPG?w=640#top', 'image/jpeg'],
  ['https://img.example.com/lake.tiff', undefined],
  ['https://img.example.com/lake', undefined],
])('the media type of %s is %s', (address, type) => expect(mediaType(address)).toBe(type))
