import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { controlCharacterIn, controlCharacters } from './controlCharacters.ts'
import type { Report } from './diagnostic.ts'
import { fillPlaceholders, placeholdersOf } from './placeholders.ts'
import { reasonOf } from './reasonOf.ts'
import { repeatedKeys } from './repeatedKeys.ts'

const REMEDIES = {
  read: 'Create the file; docs/content.md says what it holds',
  text: 'Save the file as UTF-8, without a byte order mark',
  json: 'Mend the JSON; an editor marks the spot',
  twice: 'Remove one of them: the site would take the last',
  control: 'Delete it, or write what it stands for, such as a quotation mark',
  shape: 'Mend the value; docs/content.md says what it may be',
}

function placeOf(path: readonly { key?: unknown }[] | undefined): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** What helps where an album has no file. */
export const NO_ALBUM_FILE =
  'Create the file, or say in catalog.json, as "file", which other one is the album\'s'

/** The bytes of a file; `undefined`, reported, where there is none. */
export async function readBytes(
  folder: string,
  file: string,
  report: Report,
  remedy = REMEDIES.read,
): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folder, file))
  } catch {
    report({
      code: 'schema',
      severity: 'error',
      file,
      path: '',
      message: 'cannot be read',
      remedy,
    })
    return undefined
  }
}

/** The JSON of a file, unchecked; `undefined`, reported, where there is none. */
export async function readJson(
  folder: string,
  file: string,
  report: Report,
  remedy?: string,
): Promise<unknown> {
  const bytes = await readBytes(folder, file, report, remedy)
  return bytes && parseJson(bytes, file, report)
}

/** The text of a file; `undefined`, reported, where there is none. */
export async function readText(
  folder: string,
  file: string,
  report: Report,
): Promise<string | undefined> {
  const bytes = await readBytes(folder, file, report)
  const text = bytes && textOf(bytes, file, report)
  for (const [i, line] of text?.split('\n').entries() ?? []) {
    const character = controlCharacterIn(line)
    if (character !== undefined) refuseControl(character, file, `line ${i + 1}`, report)
  }
  return text
}

const refuseControl = (character: string, file: string, path: string, report: Report) =>
  report({
    code: 'control-character',
    severity: 'error',
    file,
    path,
    message: `holds the control character ${character}, which no page can show`,
    remedy: REMEDIES.control,
  })

/** The text that a file's bytes are, composed (NFC); `undefined`, reported, where they are none. */
function textOf(bytes: Buffer, file: string, report: Report): string | undefined {
  const text = bytes.toString('utf8')
  if (isUtf8(bytes) && !text.startsWith('\uFEFF')) return text.normalize('NFC')
  report({
    code: 'schema',
    severity: 'error',
    file,
    path: '',
    message: isUtf8(bytes) ? 'starts with a byte order mark' : `is not UTF-8 ${placeIn(text)}`,
    remedy: REMEDIES.text,
  })
  return undefined
}

/** The JSON that a file's bytes are, unchecked; `undefined`, reported, where they are none. */
export function parseJson(bytes: Buffer, file: string, report: Report): unknown {
  const text = textOf(bytes, file, report)
  if (text === undefined) return undefined
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    report({
      code: 'schema',
      severity: 'error',
      file,
      path: '',
      message: `is not JSON (${(cause as Error).message})`,
      remedy: REMEDIES.json,
    })
    return undefined
  }
  for (const place of repeatedKeys(text))
    report({
      code: 'schema',
      severity: 'error',
      file,
      path: place,
      message: 'stands twice',
      remedy: REMEDIES.twice,
    })
  return json
}

/** Where the first bytes are that are no text. */
const placeIn = (text: string) => `(line ${text.split('\uFFFD')[0]!.split('\n').length})`

/** The value with its placeholders filled, if it has the shape; `undefined`, reported, if not. */
export function checkShape<S extends v.GenericSchema>(
  json: unknown,
  shape: S,
  file: string,
  placeholders: Record<string, string>,
  report: Report,
): v.InferOutput<S> | undefined {
  if (json === undefined) return undefined
  const filled = fillPlaceholders(json, placeholders, (word) =>
    report({
      code: 'schema',
      severity: 'error',
      file,
      path: '',
      message: `holds ${word}, which site.json does not fill`,
      remedy: `Use one of ${placeholdersOf(placeholders)}`,
    }),
  )
  for (const { place, character } of controlCharacters(json))
    refuseControl(character, file, placeOf(place), report)
  const result = v.safeParse(shape, filled)
  if (result.success) return result.output
  for (const issue of result.issues)
    report({
      code: 'schema',
      severity: 'error',
      file,
      path: placeOf(issue.path),
      message: reasonOf(issue),
      remedy: REMEDIES.shape,
    })
  return undefined
}
