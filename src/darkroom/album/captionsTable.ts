import Papa from 'papaparse'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import type { AlbumJson } from './albumFile.ts'

/** `photo`: the album's file and the photo's id, e.g. `alps2020/0123456789ab`. */
type CaptionRow = { photo: string; caption: string }

/** Extra columns for the owner. They are not read back. */
type ShownRow = CaptionRow & { taken: string; picture: string }

const COLUMNS = ['photo', 'taken', 'picture', 'caption'] as const satisfies (keyof ShownRow)[]

/** Without this mark, Excel reads a table in the Windows encoding of the country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Spreadsheets read such a caption as a formula unless it starts with an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/

/** One row per photo. @param albums by file */
export const captionRows = (albums: ReadonlyMap<string, AlbumJson>): ShownRow[] =>
  [...albums].flatMap(([file, album]) => {
    const fileOf = importedFrom(album)
    return album.photos.map((photo) => ({
      photo: `${file}/${photo.id}`,
      taken: photo.capture?.taken?.replace('T', ' ') ?? '',
      picture: fileOf(photo) ?? photo.src,
      caption: photo.alt,
    }))
  })

export function formatCaptions(rows: readonly ShownRow[]): string {
  const table = Papa.unparse([...rows], { columns: [...COLUMNS], escapeFormulae: FORMULA })
  return `${BYTE_ORDER_MARK}${table}\r\n`
}

const LINE_BREAK = /\r\n|\r|\n/
/** Line breaks, tabs and blanks. Other spaces are typography: no-break, narrow, ideographic. */
const BREAKS = /[\t-\r \u2028\u2029]+/g

/** The rows that are not blank, each with its line. `unmatched`: the line of a cell with stray quotes. */
function readRows(table: string) {
  const { delimiter } = Papa.parse<string[]>(table, {
    preview: 1,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
  }).meta
  // Papa counts neither blank lines nor those inside cells, so it skips nothing here.
  const { data, errors } = Papa.parse<string[]>(table, { delimiter })
  let next = 1
  const lines = data.map((cells) => {
    const line = next
    next += cells.join().split(LINE_BREAK).length
    return { line, cells }
  })
  const stray = errors.find(({ type }) => type === 'Quotes')
  return {
    lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim())),
    unmatched: stray && table.slice(0, stray.index).split(LINE_BREAK).length,
  }
}

/**
 * Parses a table saved by a spreadsheet: commas, semicolons or tabs, in UTF-8, UTF-16 or a Windows
 * encoding, which `lang` selects and `assumed` names. A caption becomes one line. A photo with several
 * rows gets none of their captions.
 */
export function parseCaptions(bytes: Uint8Array, lang = 'en') {
  const { text: table, ...encoding } = decode(bytes, lang)
  const { lines, unmatched } = readRows(table)
  const [header = { line: 1, cells: [] }, ...others] = lines
  const columns = header.cells.map((name) => name.trim().toLowerCase())
  const missing = ['photo', 'caption'].filter((name) => !columns.includes(name))
  const refuse = (line: number, reason: string) => ({
    ...encoding,
    rows: [] as CaptionRow[],
    faults: [{ line, reason }],
  })
  if (unmatched)
    return refuse(
      unmatched,
      'has quotation marks that do not match (write "" for one inside a caption), so no row was read',
    )
  if (missing.length) return refuse(header.line, `there is no column ${missing.join(' and ')}`)
  const found = new Map<string, { line: number; caption: string }>()
  const repeated = new Set<string>()
  const faults: { line: number; reason: string }[] = []
  for (const { line, cells } of others) {
    const fault = (reason: string) => faults.push({ line, reason })
    const photo = cells[columns.indexOf('photo')]?.trim()
    const caption = cells[columns.indexOf('caption')]
    const earlier = found.get(photo ?? '')
    if (cells.length > columns.length)
      fault('has more cells than the table has columns. Put its caption in quotation marks')
    else if (!photo) fault('names no photo')
    else if (caption === undefined) fault('has no cell for the caption')
    else if (earlier) {
      fault(`names ${photo}, as line ${earlier.line} does. Remove one of them`)
      repeated.add(photo)
    } else {
      const text = caption.replace(/^'(?=[=+\-@\t\r])/, '')
      found.set(photo, { line, caption: text.replaceAll(BREAKS, ' ').replaceAll(/^ | $/g, '') })
    }
  }
  const rows: CaptionRow[] = [...found]
    .filter(([photo]) => !repeated.has(photo))
    .map(([photo, { caption }]) => ({ photo, caption }))
  return { ...encoding, rows, faults }
}

/** Windows code pages by language. The default is 1252. */
const WINDOWS: Record<string, readonly string[]> = {
  874: ['th'],
  1250: ['bs', 'cs', 'hr', 'hu', 'pl', 'ro', 'sk', 'sl', 'sq'],
  1251: ['be', 'bg', 'kk', 'mk', 'mn', 'ru', 'sr', 'uk'],
  1253: ['el'],
  1254: ['az', 'tr'],
  1255: ['he', 'yi'],
  1256: ['ar', 'fa', 'ps', 'ur'],
  1257: ['et', 'lt', 'lv'],
  1258: ['vi'],
}

/** Windows-1252 from 0x80 to 0x9F. Five codes have no letter. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

function decode(bytes: Uint8Array, lang: string): { text: string; assumed?: string } {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const [language = ''] = lang.split('-')
    const pages = Object.entries(WINDOWS)
    const [page = '1252'] = pages.find(([, languages]) => languages.includes(language)) ?? []
    const text =
      page === '1252'
        ? // Node decodes it as Latin-1, which has control characters at these codes.
          Buffer.from(bytes)
            .toString('latin1')
            .replaceAll(/[\u0080-\u009F]/g, (letter) => WESTERN[letter.charCodeAt(0) - 0x80]!)
        : new TextDecoder(`windows-${page}`).decode(bytes)
    return { text, assumed: `Windows-${page}` }
  }
}
