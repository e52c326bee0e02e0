import { expect, test } from 'vitest'
import type { Album, AlbumPhoto } from '../../src/content/album'
import { site } from '../../src/content/site'
import { structuredData } from '../../src/structuredData/structuredData'

const ALBUM = {
  id: 'lakes',
  key: 'lakes',
  aliases: [],
  name: 'Lakes',
  title: 'La\u00adkes',
  level: 'public',
  count: 1,
  photosUrl: '',
} as unknown as Album
const PHOTO: AlbumPhoto = { id: '0a1b', src: 'https://img.example.com/lake.JPG?w=9', alt: '' }

type Node = Record<string, unknown>

const toldOf = (photo: AlbumPhoto, album: Album = ALBUM, path = '/photography/lakes/0a1b') =>
  structuredData({ path, head: {}, content: { album: { album, photos: [photo] } } })
const nodesOf = (...given: Parameters<typeof toldOf>) =>
  (JSON.parse(toldOf(...given)!) as { '@graph': Node[] })['@graph']

test('no caption can end the script element, and captions have no soft hyphens', () => {
  const alt = '</script><script>alert(1)</script><!--'
  const told = toldOf({ ...PHOTO, alt })!
  expect(told).not.toMatch(/<|\u00ad/)
  expect(nodesOf({ ...PHOTO, alt })[0]).toMatchObject({ caption: alt, name: alt })
})

test('a photograph on another host may lack caption, size and date', () => {
  expect(nodesOf(PHOTO)[0]).toEqual({
    '@type': 'ImageObject',
    '@id': `${site.url}/photography/lakes/0a1b#photo`,
    url: `${site.url}/photography/lakes/0a1b`,
    contentUrl: PHOTO.src,
    thumbnailUrl: PHOTO.src,
    name: 'Lakes',
    encodingFormat: 'image/jpeg',
    creator: { '@id': `${site.url}/#person` },
    creditText: site.name,
    copyrightNotice: `© ${site.name}`,
    isPartOf: { '@id': `${site.url}/photography/lakes#page` },
    representativeOfPage: true,
  })
})

test('the capture data of a photograph has the names of EXIF', () => {
  const capture = {
    camera: 'X100',
    focalLength: 23,
    shutter: '1/250',
    taken: '2018-08-09T19:30:00',
  }
  expect(nodesOf({ ...PHOTO, capture })[0]).toMatchObject({
    dateCreated: capture.taken,
    copyrightNotice: `© 2018 ${site.name}`,
    exifData: [
      { '@type': 'PropertyValue', name: 'Model', value: 'X100' },
      { '@type': 'PropertyValue', name: 'FocalLength', value: 23 },
      { '@type': 'PropertyValue', name: 'ExposureTime', value: '1/250' },
    ],
  })
})

test('breadcrumbs omit a list that is not public', () => {
  const crumbsIn = (parent: string) =>
    JSON.stringify(
      nodesOf(PHOTO, { ...ALBUM, parent } as Album, `/photography/${parent}/lakes/0a1b`)[1],
    )
  expect(crumbsIn('landscape')).toContain('"Landscape"')
  expect(crumbsIn('portraits')).not.toContain('"Portraits"')
})

test.each(['listed', 'unlisted'] as const)(
  'a photograph of a %s album has no structured data',
  (level) => {
    expect(toldOf(PHOTO, { ...ALBUM, level })).toBeUndefined()
  },
)
