import { expect, test } from 'vitest'
import { describe as describePhoto } from '../../../../src/darkroom/formats/metadata/describe'
import { labelsOf } from '../../../../src/darkroom/formats/metadata/labels'
import { readTags, type Tags } from '../../../../src/darkroom/formats/metadata/tags'
import { exported } from '../../photos'

const tagsOf = (tags: Partial<Tags>): Tags => ({
  exif: {},
  xmp: {},
  iptc: {},
  hasPlace: false,
  ...tags,
})
const tag = (value: unknown) => ({ value, description: typeof value === 'string' ? value : '' })

test('a file as Lightroom exports it tells title, keywords and rating', async () => {
  const file = await exported({ title: 'Fog', keywords: ['sea', 'Norway', 'sea'], rating: 4 })
  const tags = readTags(file)
  expect(labelsOf(tags)).toEqual({ keywords: ['sea', 'Norway'], rating: 4 })
  expect(describePhoto(tags)).toBe('Fog')
})
test('one keyword is a list too, IPTC and EXIF will do, and coordinates are no keyword', () => {
  expect(labelsOf(readTagsOfNothing())).toEqual({ keywords: [], rating: 0 })
  const iptc = { Keywords: tag([tag('sea'), tag('geo:47.12,8.76'), tag('{name}')]) }
  expect(labelsOf(tagsOf({ iptc, exif: { Rating: tag(3) } }))).toEqual({
    keywords: ['sea', 'name'],
    rating: 3,
  })
  expect(labelsOf(tagsOf({ iptc: { Keywords: tag('sea') } })).keywords).toEqual(['sea'])
})
test.each([
  ['-1', -1],
  ['0', 0],
  ['5', 5],
  ['', 0],
  ['many', 0],
  // Of Microsoft's programs.
  ['1', 1],
  ['25', 2],
  ['50', 3],
  ['75', 4],
  ['99', 5],
])('a rating of %j is %i stars', (said, stars) => {
  expect(labelsOf(tagsOf({ xmp: { Rating: tag(said) } })).rating).toBe(stars)
})

function readTagsOfNothing(): Tags {
  return readTags(Buffer.from('nothing'))
}
