import { altFault } from './altFault.ts'
import { tellsPlace } from './describe.ts'
import type { Level, Photo } from '../content/schema.ts'
import type { Issue } from './issue.ts'
import { isLoopback } from './online/ask.ts'

/** An image address with something stuck to its end, such as `.jpgg` or `.jpg,`. */
const TRAILING = /\.(jpe?g|png|webp|avif|gif)([^/?#]{1,3})$/i
/** What is wrong with an address such as `https://ada:secret@example.com/a.jpg`, and what mends it. */
export const CREDENTIALS = [
  'tells everybody a name and a password, with which browsers fetch no picture',
  'Leave out what stands before the @',
] as const

/** How an address is reached; a host on this machine may be tried out without encryption. */
function schemeOf(src: string): 'own' | 'https' | 'http' | 'secret' | 'none' {
  if (/^\/(?!\/)/.test(src)) return 'own'
  if (!URL.canParse(src)) return 'none'
  const url = new URL(src)
  if (url.username || url.password) return 'secret'
  if (url.protocol === 'http:') return isLoopback(url) ? 'https' : 'http'
  return url.protocol === 'https:' ? 'https' : 'none'
}

export type Inspected = {
  /** The album's file below the root. */
  file: string
  level: Level
  photos: Photo[]
}

/**
 * What the entries of an album say about themselves, without looking at a single picture.
 * `elsewhere`: by address, the other albums' files that list it.
 */
export function inspectAlbum(
  { file, level, photos }: Inspected,
  elsewhere: (src: string) => string | undefined,
): Issue[] {
  const issues: Issue[] = []
  const seen = new Map<string, number>()
  const ids = new Set<string>()
  for (const [i, { id, src, alt, hide }] of photos.entries()) {
    const note = (
      name: string,
      field: string,
      cause: string,
      remedy: string,
      grade: Issue['grade'] = 'finding',
    ) =>
      issues.push({
        id: name,
        grade,
        file,
        place: `photos[${i}].${field}`,
        photo: id,
        cause,
        remedy,
      })
    const trimmed = src.trim()
    const scheme = schemeOf(trimmed)
    if (ids.has(id))
      note(
        'repeated-id',
        'id',
        `repeats the id ${id}`,
        'Remove the second entry, or give it an id of its own',
      )
    ids.add(id)
    if (trimmed === '')
      note(
        'empty-src',
        'src',
        'is empty, so the photo is left out',
        'Set the address of the picture, or remove the entry',
      )
    else if (scheme === 'none')
      note(
        'bad-url',
        'src',
        `is no address (${trimmed})`,
        trimmed.startsWith('//') ? `Write https:${trimmed}` : 'Start it with https:// or /',
      )
    else if (scheme === 'secret') note('credentials-in-url', 'src', ...CREDENTIALS)
    else if (src !== trimmed)
      note('whitespace-in-url', 'src', 'has white space at its end or start', `Write ${trimmed}`)
    else if (TRAILING.test(src))
      note(
        'suspicious-extension',
        'src',
        `ends in something that is no part of an image address (${src})`,
        `Try ${src.replace(TRAILING, '.$1')}`,
      )
    if (scheme === 'http')
      note(
        'insecure-url',
        'src',
        'is not encrypted, so browsers block it on an https site',
        'Start it with https://',
      )
    const fault = hide ? undefined : altFault(alt)
    if (fault === 'empty-alt' && level === 'public')
      note(
        'empty-alt',
        'alt',
        'is empty, so the photo says nothing to a screen reader',
        'Describe the photo in a few words',
      )
    else if (fault === 'alt-is-filename')
      note(
        'alt-is-filename',
        'alt',
        `is a file name (${alt.trim()})`,
        'Describe the photo in a few words',
      )
    if (tellsPlace(alt))
      note(
        'coordinates-in-alt',
        'alt',
        'says where on Earth it was taken',
        'Say it in words, without coordinates',
      )
    // What is kept off the site repeats nothing on it.
    if (trimmed === '' || hide) continue
    const first = seen.get(trimmed)
    if (first !== undefined)
      note('duplicate-url', 'src', `repeats photos[${first}]`, 'Remove one of them')
    else seen.set(trimmed, i)
    const other = elsewhere(trimmed)
    if (other)
      note(
        'repeated-in-other-album',
        'src',
        `also stands in ${other}`,
        'Nothing to do if that is meant',
        'info',
      )
  }
  return issues
}
