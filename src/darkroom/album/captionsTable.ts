import Papa from 'papaparse'
import { importedFrom } from '../../content/source/album/importedFrom.ts'
import type { AlbumJson } from './albumFile.ts'

/** `photo`: the album's file and the photo's id, e.g. `alps2020/0123456789ab`. */
export type CaptionRow = { photo: string; caption: string }

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

/**
 * Parses a table saved by a spreadsheet: commas, semicolons or tabs, in UTF-8, UTF-16 or a Windows
 * encoding, which `lang` selects and `assumed` names. A caption becomes one line.
 */
export function parseCaptions(bytes: Uint8Array, lang = 'en') {
  const { text: table, ...encoding } = decode(bytes, lang)
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(table, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const missing = ['photo', 'caption'].filter((name) => !meta.fields?.includes(name))
  const rows: CaptionRow[] = []
  const faults: { line: number; reason: string }[] = []
  if (missing.length) {
    const reason = `there is no column ${missing.join(' and ')}`
    return { ...encoding, rows, faults: [{ line: 1, reason }] }
  }
  for (const [i, { photo, caption }] of data.entries()) {
    const fault = (reason: string) => faults.push({ line: i + 2, reason })
    if (!photo?.trim()) fault('names no photo')
    else if (caption === undefined) fault('has no cell for the caption')
    else {
      const text = caption.replace(/^'(?=[=+\-@\t\r])/, '')
      rows.push({ photo: photo.trim(), caption: text.replaceAll(/\s+/g, ' ').trim() })
    }
  }
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
