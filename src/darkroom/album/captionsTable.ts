import Papa from 'papaparse'

/** A photo's caption in a table. `photo`: its album's file and its id, e.g. `alps2020/0123456789ab`. */
export type CaptionRow = { photo: string; caption: string }

/** Columns that help to tell which photo it is; they are not read back. */
type Shown = CaptionRow & { taken: string; picture: string }

const COLUMNS = ['photo', 'taken', 'picture', 'caption'] as const satisfies (keyof Shown)[]

/** Without it, Excel takes a table for one in the letters of the owner's country. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A caption that a spreadsheet would take for a formula is led by an apostrophe. */
const FORMULA = /^[=+\-@\t\r]/

/** The table as CSV, for spreadsheets. */
export function formatCaptions(rows: readonly Shown[]): string {
  const table = Papa.unparse([...rows], { columns: [...COLUMNS], escapeFormulae: FORMULA })
  return `${BYTE_ORDER_MARK}${table}\r\n`
}

/** Lines that cannot be read, counted as a spreadsheet counts them. */
export type CaptionsFault = { line: number; reason: string }

/**
 * Reads what `formatCaptions` wrote and a spreadsheet saved: with commas, semicolons or tabs, in UTF-8, UTF-16 or
 * Windows' letters of a language. A caption becomes one line.
 * @param lang of the site, as BCP 47
 * @returns `assumed`: the encoding that it was taken for where it is not Unicode
 */
export function parseCaptions(
  bytes: Uint8Array,
  lang = 'en',
): { rows: CaptionRow[]; faults: CaptionsFault[]; assumed?: string } {
  const { text: table, ...encoding } = decode(bytes, lang)
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(table, {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const missing = ['photo', 'caption'].filter((name) => !meta.fields?.includes(name))
  if (missing.length)
    return {
      ...encoding,
      rows: [],
      faults: [{ line: 1, reason: `there is no column ${missing.join(' and ')}` }],
    }
  const rows: CaptionRow[] = []
  const faults: CaptionsFault[] = []
  for (const [i, { photo, caption }] of data.entries()) {
    const fault = (reason: string) => faults.push({ line: i + 2, reason })
    if (!photo?.trim()) fault('names no photo')
    else if (caption === undefined) fault('has no caption, not even an empty one')
    else {
      const text = caption.replace(/^'(?=[=+\-@\t\r])/, '')
      rows.push({ photo: photo.trim(), caption: text.replaceAll(/\s+/g, ' ').trim() })
    }
  }
  return { ...encoding, rows, faults }
}

/** The letters in which Windows writes a table that is not Unicode, by language; else 1252. */
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

/** What Windows-1252 has from 0x80 to 0x9F; the five that are none stay as they are. */
const WESTERN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** A table's text, and the encoding that it is taken for where it is not Unicode. */
function decode(bytes: Uint8Array, lang: string): { text: string; assumed?: string } {
  const [first, second] = bytes
  // What Excel calls Unicode text.
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes) }
  if (first === 0xfe && second === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes) }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const [language] = lang.split('-')
    const page = Object.keys(WINDOWS).find((one) => WINDOWS[one]!.includes(language!)) ?? '1252'
    const text =
      page === '1252'
        ? // Node takes it for Latin-1, which has control characters in these places.
          Buffer.from(bytes)
            .toString('latin1')
            .replaceAll(/[\u0080-\u009F]/g, (letter) => WESTERN[letter.charCodeAt(0) - 0x80]!)
        : new TextDecoder(`windows-${page}`).decode(bytes)
    return { text, assumed: `Windows-${page}` }
  }
}
