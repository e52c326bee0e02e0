import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { cannotRead } from '../diagnostics/exit.ts'
import type { Reporter } from '../report/reporter.ts'
import { type CaptionRow, parseCaptions } from './captionsTable.ts'

/** A caption that cannot be used. `place`: a line of the table, or a photo. */
export type CaptionFault = { place: string; reason: string }

/** Reads a captions table, and reports the encoding if it had to be assumed. */
export async function readCaptions(
  { root, reporter }: { root: string; reporter: Reporter },
  file: string,
  lang: string | undefined,
): Promise<{ rows: CaptionRow[]; faults: CaptionFault[] }> {
  const bytes = await readFile(resolve(root, file)).catch(cannotRead(file))
  const { rows, faults, assumed } = parseCaptions(bytes, lang)
  if (assumed)
    reporter.line(
      `${file}: is not in UTF-8, so it was read as ${assumed}. Where letters are wrong now, save it as UTF-8 and import it again.`,
    )
  return { rows, faults: faults.map(({ line, reason }) => ({ place: `${file}:${line}`, reason })) }
}
