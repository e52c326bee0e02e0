import type { Photo } from '../../src/content/schema'
import type { AlbumSource, CategorySource, Content } from '../../src/content/source/content'
import { createScan } from '../../src/privacy/createScan'

/** A photo of the site's own, in two widths. */
export const photo = (id: string, alt: string, more: Partial<Photo> = {}): Photo => ({
  id,
  src: `/photos/${id}-800.avif`,
  alt,
  width: 800,
  height: 600,
  widths: [400],
  ...more,
})

export const album = (key: string, name: string, level: AlbumSource['level'], photos: Photo[]) => ({
  id: key,
  key,
  aliases: [],
  name,
  title: name,
  category: 'hills',
  alsoIn: [],
  parent: 'hills',
  level,
  file: key,
  photos,
  cover: photos[0],
})

export const SHARED = photo('5a5a1b2c3d4e', 'A ferry')
export const HIDDEN = photo('dead0bad0bad', 'Better not seen', { hide: true })
export const OUTSIDE = 'https://img.example.com/u/7/the-kiss.jpg'
const PLACEHOLDER = 'UklGRjQAAABXRUJQVlA4ICgAAACwAQCdASoQAAsABUB8JQBOgCIgn5AAAN1pYQkgDpji'

const ALBUMS: AlbumSource[] = [
  album('lakes', 'Lakes', 'public', [photo('0a0a0a0a0a0a', 'A lake'), SHARED, HIDDEN]),
  album('kin2019', 'Emma & Noah', 'listed', [
    photo('1b1b1b1b1b1b', 'Emma asleep', { keywords: ['Emma Larsen'] }),
    SHARED,
  ]),
  album('proofs-k7Qz93mV', 'Harbour Wedding', 'unlisted', [
    photo('2c2c2c2c2c2c', 'First dance on the “old” pier', { placeholder: PLACEHOLDER }),
    { id: 'kiss', src: OUTSIDE, alt: 'The kiss' },
    SHARED,
  ]),
]
const CATEGORIES: CategorySource[] = [
  {
    id: 'hills',
    name: 'Hills',
    level: 'public',
    shows: 'albums',
    path: 'hills',
    layout: 'wide',
    cover: undefined,
  },
]

export const CONTENT: Content = {
  site: {
    name: 'Ada Boen',
    email: 'ada@example.com',
    host: 'elsewhere',
    url: 'https://ada.example',
    description: 'Hills, mostly. The studio: 59.91390, 10.75220.',
    bio: [],
    skills: [],
  },
  projects: [],
  resume: undefined,
  categories: CATEGORIES,
  albums: ALBUMS,
  pages: [],
  diagnostics: [],
}

const DATA = new Map([
  ['lakes', 'assets/album-aaaaaaaaaa.json'],
  ['kin2019', 'assets/album-bbbbbbbbbb.json'],
  ['proofs-k7Qz93mV', 'assets/album-cccccccccc.json'],
])

export const scanOf = (content: Content = CONTENT) =>
  createScan(content, ['export const words = { menu: "Menu" }'], DATA)
