import { hasCredentials, withoutCredentials } from './credentials.ts'
import { altFault } from './altFault.ts'
import type { Severity } from './diagnostic.ts'
import type { Src } from './readSrc.ts'
import type { AlbumFile, Level, Photo } from './schema.ts'
import { hasCoordinates } from './hasCoordinates.ts'

/** An album that is checked. `file` as it is named to the owner. */
export type CheckedAlbum = Pick<AlbumFile, 'cover' | 'imported'> & {
  file: string
  level: Level
  photos: readonly Photo[]
}

/** Who asks: the build, which copes with much, or the owner's check, which tells all of it. */
export type Purpose = 'build' | 'check'

/** A photo of an album, as a rule looks at it. */
type Entry = {
  photo: Photo
  index: number
  /** The address without white space around it. */
  address: string
  src: Src
}
/** An album with what its rules look up. */
export type IndexedAlbum = CheckedAlbum & {
  /** By id, and by the address of photos that are shown: where each stands first. */
  firstOf: { id: ReadonlyMap<string, number>; address: ReadonlyMap<string, number> }
  /** The file of another album that lists an address too. */
  elsewhere: (address: string) => string | undefined
}
type Problem = { field: keyof Photo; message: string; remedy: string }
type Rule = {
  code: string
  /** How much it weighs for whom; absent: it is not told. */
  severity: { readonly [P in Purpose]?: Severity }
  find: (entry: Entry, album: IndexedAlbum) => Problem | false
}

/** An image address with something stuck to its end, such as `.jpgg` or `.jpg,`. */
export const TRAILING = /\.(jpe?g|png|webp|avif|gif)([^/?#]{1,3})$/i

/** A file that an import has published; behind `-r`, by how much it is turned. */
const OWN_FILE = /\/[0-9a-f]{12}(?:-r(90|180|270))?-\d+\.avif$/

const DESCRIBE = 'Describe the photo in a few words'

/** What is wrong with an address such as `https://ada:secret@example.com/a.jpg`, and what mends it. */
export const CREDENTIALS = [
  'tells everybody a name and a password, with which browsers fetch no picture',
  'Leave out what stands before the @',
] as const

const inSrc = (message: string, remedy: string): Problem => ({ field: 'src', message, remedy })
/** Whether an address can be read at all; only then its spelling matters. */
const isReadable = ({ kind }: Src) => kind === 'own' || kind === 'address'
const isPadded = ({ photo, address }: Entry) => photo.src !== address

/** What may be wrong with an entry of an album, in the order in which it is told. */
export const RULES: readonly Rule[] = [
  {
    code: 'repeated-id',
    severity: { build: 'error', check: 'error' },
    find: ({ photo: { id }, index }, { firstOf }) =>
      firstOf.id.get(id) !== index && {
        field: 'id',
        message: `repeats the id ${id}`,
        remedy: 'Remove the second entry, or give it an id of its own',
      },
  },
  {
    code: 'empty-src',
    severity: { build: 'warning', check: 'error' },
    find: ({ src }) =>
      src.kind === 'empty' &&
      inSrc(
        'is empty, so the photo is left out',
        'Set the address of the picture, or remove the entry',
      ),
  },
  {
    code: 'bad-url',
    severity: { build: 'error', check: 'error' },
    find: ({ src, address }) =>
      src.kind === 'unreadable' &&
      !address.startsWith('//') &&
      inSrc(
        `is neither an https address nor a path of this site (${withoutCredentials(address)})`,
        'Start it with https:// or /',
      ),
  },
  {
    code: 'bad-url',
    // The build finds these in every field that holds an address.
    severity: { check: 'error' },
    find: ({ src, address }) =>
      src.kind === 'unreadable' &&
      address.startsWith('//') &&
      inSrc(
        `does not start with https: (${withoutCredentials(address)})`,
        `Write https:${withoutCredentials(address)}`,
      ),
  },
  {
    code: 'credentials-in-url',
    // The build finds these in every field that holds an address.
    severity: { check: 'error' },
    find: ({ photo: { template, candidates, mirror }, src }) => {
      if (src.kind === 'secret') return inSrc(...CREDENTIALS)
      const [message, remedy] = CREDENTIALS
      if (template !== undefined && hasCredentials(template))
        return { field: 'template', message, remedy }
      if (candidates?.some((one) => hasCredentials(one.src)))
        return { field: 'candidates', message, remedy }
      return (
        mirror !== undefined && hasCredentials(mirror.src) && { field: 'mirror', message, remedy }
      )
    },
  },
  {
    code: 'whitespace-in-url',
    severity: { build: 'warning', check: 'error' },
    find: (entry) =>
      isReadable(entry.src) &&
      isPadded(entry) &&
      inSrc(
        'has white space at its end or start, which is no part of an image address',
        `Try ${entry.address.replace(TRAILING, '.$1')}`,
      ),
  },
  {
    code: 'suspicious-extension',
    severity: { build: 'warning', check: 'error' },
    find: (entry) =>
      isReadable(entry.src) &&
      !isPadded(entry) &&
      TRAILING.test(entry.address) &&
      inSrc(
        `ends in something that is no part of an image address (${entry.address})`,
        `Try ${entry.address.replace(TRAILING, '.$1')}`,
      ),
  },
  {
    code: 'insecure-url',
    severity: { build: 'error', check: 'error' },
    find: ({ src }) =>
      src.kind === 'address' &&
      src.secure !== undefined &&
      inSrc('is not encrypted, so browsers block it on an https site', 'Start it with https://'),
  },
  {
    code: 'local-url',
    // The check may try a host out on this machine.
    severity: { build: 'error' },
    find: ({ src, address }) =>
      src.kind === 'address' &&
      src.secure === undefined &&
      src.url.startsWith('http:') &&
      inSrc(`leads to this machine alone (${address})`, 'Start it with https:// or /'),
  },
  {
    code: 'empty-alt',
    severity: { build: 'warning', check: 'error' },
    find: ({ photo: { alt, hide, decorative } }, { level }) =>
      !hide &&
      !decorative &&
      level === 'public' &&
      altFault(alt) === 'empty-alt' && {
        field: 'alt',
        message: 'is empty, so the photo has no caption and says nothing to a screen reader',
        remedy: DESCRIBE,
      },
  },
  {
    code: 'alt-is-filename',
    severity: { check: 'error' },
    find: ({ photo: { alt, hide } }) =>
      !hide &&
      altFault(alt) === 'alt-is-filename' && {
        field: 'alt',
        message: `is a file name (${alt.trim()})`,
        remedy: DESCRIBE,
      },
  },
  {
    code: 'coordinates-in-alt',
    severity: { check: 'error' },
    find: ({ photo: { alt } }) =>
      hasCoordinates(alt) && {
        field: 'alt',
        message: 'says where on Earth it was taken',
        remedy: 'Say it in words, without coordinates',
      },
  },
  {
    code: 'unpublished-turn',
    severity: { build: 'warning', check: 'error' },
    find: ({ photo: { rotate = 0, hide }, address }) => {
      const published = OWN_FILE.exec(address)
      const turned = Number(published?.[1] ?? 0)
      return (
        !hide &&
        published !== null &&
        turned !== rotate && {
          field: 'rotate',
          message: `is ${rotate}, and its published files are turned by ${turned}`,
          remedy: 'Import its file once more: they are made of it',
        }
      )
    },
  },
  {
    code: 'duplicate-url',
    severity: { check: 'error' },
    find: ({ photo: { hide }, index, address }, { firstOf }) => {
      const first = hide ? undefined : firstOf.address.get(address)
      return (
        first !== undefined &&
        first !== index &&
        inSrc(`repeats photos[${first}]`, 'Remove one of them')
      )
    },
  },
  {
    code: 'repeated-in-other-album',
    severity: { check: 'info' },
    find: ({ photo: { hide }, address }, { elsewhere }) => {
      const other = hide || address === '' ? undefined : elsewhere(address)
      return (
        other !== undefined && inSrc(`also stands in ${other}`, 'Nothing to do if that is meant')
      )
    },
  },
]
