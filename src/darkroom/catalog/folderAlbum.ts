import slugify from '@sindresorhus/slugify'
import { sha256 } from '../../sha256.ts'
import { nameFor, yearIn } from './newAlbum.ts'

/** An album named after its folder. `key`: its address; empty if the name has only punctuation. */
export type FolderAlbum = { key: string; name: string; year?: number | undefined }

/** `2024`, `2024-05`, `2024_05_12` or `20240512` before a name. A span of years does not match. */
const LEADING_DATE =
  /^((?:19|20)\d\d)(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d|[-–]\s?\d{4})[\s_.–-]+(?=.*\p{L})/u

/** `2024-05 Südtirol` → `Südtirol 2024` at `suedtirol-2024`: a leading date becomes the year at the end. */
export function folderAlbum(folder: string, lang = 'en'): FolderAlbum {
  // Content reads braces as placeholders. macOS decomposes accents.
  const text = folder.normalize('NFC').replaceAll(/[{}]/g, '').trim()
  const [date = '', leadingYear] = LEADING_DATE.exec(text) ?? []
  const rest = text.slice(date.length)
  const words = nameOf(rest)
  const name = leadingYear && yearIn(rest) === undefined ? `${words} ${leadingYear}` : words
  const year = leadingYear ? Number(leadingYear) : yearIn(text)
  const key = entryAddress('album', name, lang)
  return { key, name, year }
}

/** Adds the name of the parent folder when another album has the same name: `Lofoten, Portraits`. */
export function toldApart({ name, year }: FolderAlbum, parent: string, lang = 'en'): FolderAlbum {
  const addresses = [name, parent].map((part) => entryAddress('album', part, lang)).filter(Boolean)
  return { key: addresses.join('-'), name: `${name}, ${parent}`, year: year ?? yearIn(parent) }
}

/** Converts a name to an address. `&` becomes a word of the language: `anna-und-ben`. */
function addressFor(name: string, lang: string): string {
  const parts = new Intl.ListFormat(lang).formatToParts(['a', 'b'])
  const and = parts.find(({ type }) => type === 'literal')!.value
  return slugify(name, { customReplacements: [['&', ` ${and} `]] })
}

const SAYING = /[\p{L}\p{Extended_Pictographic}]/u
/** hex digits: enough for the few names without Latin letters */
const DIGEST = 4

/** Like `addressFor`. A name without Latin letters gets a digest: `北海道 2024` → `album-2024-f8af`. */
export function entryAddress(noun: string, name: string, lang: string): string {
  const address = addressFor(name, lang)
  if (/[a-z]/.test(address) || !SAYING.test(name)) return address
  return [noun, yearIn(name), sha256(name).slice(0, DIGEST)].filter(Boolean).join('-')
}

/** Keeps the capitals and hyphens of a written name. Splits `newZealand_north` into words. */
const nameOf = (text: string): string =>
  /\s|\p{Lu}.*-|-.*\p{Lu}/u.test(text) ? text.replaceAll(/[\s_]+/g, ' ') : nameFor(text)
