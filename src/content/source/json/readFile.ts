import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from '../diagnostic.ts'
import { controlCharacterIn } from './controlCharacterIn.ts'

/** Makes a function that reports `schema` faults of a file. */
export const schemaFault =
  (file: string, report: Report) => (path: string, message: string, remedy: string) =>
    report({ code: 'schema', severity: 'error', file, path, message, remedy })

/** Reads the bytes of a file. Reports a missing file and returns `undefined`. */
export async function readBytes(
  folder: string,
  file: string,
  report: Report,
  remedy = 'Create the file; docs/content.md describes it',
): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, file))
  } catch {
    schemaFault(file, report)('', 'cannot be read', remedy)
    return undefined
  }
}

/** Decodes a file's bytes as composed text (NFC). Reports faulty encoding and returns `undefined`. */
export function decodeText(bytes: Buffer, file: string, report: Report): string | undefined {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes) && !text.startsWith('\uFEFF')) return text.normalize('NFC')
  const lineOfFault = text.slice(0, text.indexOf('\uFFFD')).split('\n').length
  const message = isUtf8(bytes)
    ? 'starts with a byte order mark'
    : `is not UTF-8 (line ${lineOfFault})`
  schemaFault(file, report)('', message, 'Save the file as UTF-8, without a byte order mark')
  return undefined
}

export async function readText(folder: string, file: string, report: Report) {
  const bytes = await readBytes(folder, file, report)
  const text = bytes && decodeText(bytes, file, report)
  for (const [i, line] of text?.split('\n').entries() ?? [])
    checkControl(line, file, `line ${i + 1}`, report)
  return text
}

export function checkControl(text: string, file: string, path: string, report: Report): void {
  const character = controlCharacterIn(text)
  if (character !== undefined)
    report({
      code: 'control-character',
      severity: 'error',
      file,
      path,
      message: `holds the control character ${character}, which no page can show`,
      remedy: 'Delete it, or write what it stands for, such as a quotation mark',
    })
}
