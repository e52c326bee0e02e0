import slugify from '@sindresorhus/slugify'
import { nameFor, yearIn } from './newAlbum.ts'

/** What a folder's name says of the album that is made of it. `key`: its address, empty where no letter is left. */
export type FolderAlbum = { key: string; name: string; year?: number }

/** `2024`, `2024-05`, `2024_05_12` or `20240512` before a name, but no span of years. */
const LEADING_DATE =
  /^((?:19|20)\d\d)(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d|[-–]\s?\d{4})[\s_.–-]+(?=.*\p{L})/u

/**
 * `2024-05 Südtirol` → `Südtirol 2024` at `suedtirol-2024`. A date before the name becomes the year behind
 * it, as trips are called; letters that an address cannot carry are transliterated.
 * @param lang of the site
 */
export function folderAlbum(folder: string, lang = 'en'): FolderAlbum {
  // Braces would be taken for a placeholder of the content; macOS writes accents as letters of their own.
  const text = folder.normalize('NFC').replaceAll(/[{}]/g, '').trim()
  const [date = '', said] = LEADING_DATE.exec(text) ?? []
  const rest = text.slice(date.length)
  const words = nameOf(rest)
  const name = said && yearIn(rest) === undefined ? `${words} ${said}` : words
  const year = said ? Number(said) : yearIn(text)
  return { key: addressFor(name, lang), name, ...(year === undefined ? {} : { year }) }
}

/** The same where another album has that name: with the name of what the folder lies in, `Lofoten, Portraits`. */
export function toldApart({ name, year }: FolderAlbum, parent: string, lang = 'en'): FolderAlbum {
  const apart = `${name}, ${parent}`
  const said = year ?? yearIn(parent)
  return {
    key: addressFor(apart, lang),
    name: apart,
    ...(said === undefined ? {} : { year: said }),
  }
}

/** A name as an address. `&` is said as a language says it: `anna-und-ben`. */
export function addressFor(name: string, lang: string): string {
  const parts = new Intl.ListFormat(lang).formatToParts(['a', 'b'])
  const and = parts.find(({ type }) => type === 'literal')!.value
  return slugify(name, { customReplacements: [['&', ` ${and} `]] })
}

/** A name that a person wrote keeps its capitals and hyphens; one such as `newZealand_north` is read. */
const nameOf = (text: string): string =>
  /\s|\p{Lu}.*-|-.*\p{Lu}/u.test(text) ? text.replaceAll(/[\s_]+/g, ' ') : nameFor(text)
