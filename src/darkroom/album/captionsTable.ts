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
 * Reads what `formatCaptions` wrote and a spreadsheet saved: with commas, semicolons or tabs, in UTF-8 or
 * Windows' Western letters. A caption becomes one line.
 */
export function parseCaptions(bytes: Uint8Array): { rows: CaptionRow[]; faults: CaptionsFault[] } {
  const { data, meta } = Papa.parse<Record<string, string | undefined>>(textOf(bytes), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t'],
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  const missing = ['photo', 'caption'].filter((name) => !meta.fields?.includes(name))
  if (missing.length)
    return {
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
  return { rows, faults }
}

/** What Windows' Western letters have from 0x80 to 0x9F; the five that are none stay as they are. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Node takes windows-1252 for Latin-1, which has control characters in their place.
    return Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/[\u0080-\u009F]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80]!)
  }
}
