import slugify from '@sindresorhus/slugify'
import { sha256 } from '../../sha256.ts'
import { nameFor, yearIn } from './newAlbum.ts'

/** An album, by the name of its folder. `key`: its address; empty for a name of punctuation. */
export type FolderAlbum = { key: string; name: string; year?: number | undefined }

/** `2024`, `2024-05`, `2024_05_12` or `20240512` before a name, but no span of years. */
const LEADING_DATE =
  /^((?:19|20)\d\d)(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d|[-–]\s?\d{4})[\s_.–-]+(?=.*\p{L})/u

/** `2024-05 Südtirol` → `Südtirol 2024` at `suedtirol-2024`: a date before the name becomes the year behind it. */
export function folderAlbum(folder: string, lang = 'en'): FolderAlbum {
  // Content takes braces for placeholders; macOS decomposes accents.
  const text = folder.normalize('NFC').replaceAll(/[{}]/g, '').trim()
  const [date = '', leadingYear] = LEADING_DATE.exec(text) ?? []
  const rest = text.slice(date.length)
  const words = nameOf(rest)
  const name = leadingYear && yearIn(rest) === undefined ? `${words} ${leadingYear}` : words
  const year = leadingYear ? Number(leadingYear) : yearIn(text)
  const key = albumAddress(name, lang)
  return { key, name, year }
}

/** The same with the name of the folder above, where another album has the name: `Lofoten, Portraits`. */
export function toldApart({ name, year }: FolderAlbum, parent: string, lang = 'en'): FolderAlbum {
  const addresses = [name, parent].map((part) => albumAddress(part, lang)).filter(Boolean)
  return { key: addresses.join('-'), name: `${name}, ${parent}`, year: year ?? yearIn(parent) }
}

/** A name as an address; `&` becomes a word of the language: `anna-und-ben`. */
export function addressFor(name: string, lang: string): string {
  const parts = new Intl.ListFormat(lang).formatToParts(['a', 'b'])
  const and = parts.find(({ type }) => type === 'literal')!.value
  return slugify(name, { customReplacements: [['&', ` ${and} `]] })
}

const SAYING = /[\p{L}\p{Extended_Pictographic}]/u
/** hex digits; a catalog has few names that keep no letter */
const DIGEST = 4

/** A name as an address. One that keeps no letter gets a digest: `北海道 2024` → `album-2024-f8af`. */
function albumAddress(name: string, lang: string): string {
  const address = addressFor(name, lang)
  if (/[a-z]/.test(address) || !SAYING.test(name)) return address
  return ['album', yearIn(name), sha256(name).slice(0, DIGEST)].filter(Boolean).join('-')
}

/** A written name keeps its capitals and hyphens; `newZealand_north` is split into words. */
const nameOf = (text: string): string =>
  /\s|\p{Lu}.*-|-.*\p{Lu}/u.test(text) ? text.replaceAll(/[\s_]+/g, ' ') : nameFor(text)
