import { expect, test } from 'vitest'
import { captionFromTags } from '../../../../src/darkroom/formats/metadata/captionFromTags'
import { keywordsOfPeople, labelsOf } from '../../../../src/darkroom/formats/metadata/labels'
import { parseTags, type Tags } from '../../../../src/darkroom/formats/metadata/tags'
import { exported } from '../../photos'
import { join, jpegSegment, u32 } from '../leaks/bytes'

const tagsOf = (tags: Partial<Tags>): Tags => ({
  exif: {},
  xmp: {},
  iptc: {},
  hasPlace: false,
  ...tags,
})
const tag = (value: unknown) => ({ value, description: typeof value === 'string' ? value : '' })

test('title, keywords and rating of a Lightroom export are read', async () => {
  const file = await exported({ title: 'Fog', keywords: ['sea', 'Norway', 'sea'], rating: 4 })
  const tags = parseTags(file)
  expect(labelsOf(tags)).toEqual({ keywords: ['sea', 'Norway'], people: [], rating: 4 })
  expect(captionFromTags(tags)).toBe('Fog')
})
test.each([
  [
    'a face found by Lightroom or digiKam',
    'Liv',
    `<mwg-rs:Regions xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource"><mwg-rs:Name>Liv</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`,
  ],
  [
    'a face found by Windows',
    'Nils',
    `<MP:RegionInfo xmlns:MP="http://ns.microsoft.com/photo/1.2/" xmlns:MPRI="http://ns.microsoft.com/photo/1.2/t/RegionInfo#" xmlns:MPReg="http://ns.microsoft.com/photo/1.2/t/Region#" rdf:parseType="Resource"><MPRI:Regions><rdf:Bag><rdf:li MPReg:PersonDisplayName="Nils"/></rdf:Bag></MPRI:Regions></MP:RegionInfo>`,
  ],
  [
    'a keyword of Lightroom below People',
    'Anna Berg',
    `<lr:hierarchicalSubject xmlns:lr="http://ns.adobe.com/lightroom/1.0/"><rdf:Bag><rdf:li>People|Family|Anna Berg</rdf:li><rdf:li>Places|sea</rdf:li></rdf:Bag></lr:hierarchicalSubject>`,
  ],
  [
    'a person’s tag in digiKam',
    'Küste',
    `<digiKam:TagsList xmlns:digiKam="http://www.digikam.org/ns/1.0/"><rdf:Seq><rdf:li>People/Ku\u0308ste</rdf:li></rdf:Seq></digiKam:TagsList>`,
  ],
  [
    'the IPTC field PersonInImage',
    'Per',
    `<Iptc4xmpExt:PersonInImage xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><rdf:Bag><rdf:li>per</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>`,
  ],
  ['a keyword below People', 'People|Ola', ''],
])('a keyword that names a person is recognised: %s', async (_what, name, more) => {
  const file = await exported({ keywords: ['sea', name], more })
  const labels = labelsOf(parseTags(file))
  expect(labels).toMatchObject({ keywords: ['sea', name], rating: 0 })
  expect(keywordsOfPeople(labels)).toEqual([name])
})

test('a single keyword is read, IPTC and EXIF are a fallback, and coordinates are left out', () => {
  expect(labelsOf(parseTags(Buffer.from('nothing')))).toEqual({
    keywords: [],
    people: [],
    rating: 0,
  })
  const iptc = { Keywords: tag([tag('sea'), tag('geo:47.12,8.76'), tag('{name}')]) }
  expect(labelsOf(tagsOf({ iptc, exif: { Rating: tag(3) } }))).toEqual({
    keywords: ['sea', 'name'],
    people: [],
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
  // Values of Microsoft's programs.
  ['1', 1],
  ['25', 2],
  ['50', 3],
  ['75', 4],
  ['99', 5],
])('a rating of %j is %i stars', (said, stars) => {
  expect(labelsOf(tagsOf({ xmp: { Rating: tag(said) } })).rating).toBe(stars)
})

test.each([
  ['MacRoman', 'K\x9fste in R\x9fgen', 'Küste in Rügen'],
  ['MacRoman with a capital', '\x86ber', 'Über'],
  ['Latin-1', 'Küste in Rügen', 'Küste in Rügen'],
  ['UTF-8', Buffer.from('Küste in Rügen').toString('latin1'), 'Küste in Rügen'],
  ['Windows-1252 with a quote and a dash', 'don\x92t \x96 of', 'don’t – of'],
])('a caption in %s is read as such', (_, letters, said) => {
  expect(captionFromTags(parseTags(withIptc(letters)))).toBe(said)
})

/** A JPEG that contains a caption only. `letters`: its bytes. */
function withIptc(letters: string): Buffer {
  const record = join(Buffer.from([0x1c, 2, 120, 0, letters.length]), letters)
  const resource = ['8BIM\x04\x04\0\0', u32(record.length), record, record.length % 2 ? '\0' : '']
  return join('\xff\xd8', jpegSegment(0xed, 'Photoshop 3.0\0', ...resource), '\xff\xd9')
}
