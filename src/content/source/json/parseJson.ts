import type { Report } from '../diagnostic.ts'
import { decodeText, readBytes, schemaFault } from './readFile.ts'
import { repeatedKeys } from './repeatedKeys.ts'

/** Reads a JSON file without checking its shape. Reports a missing or faulty file and returns `undefined`. */
export async function readJson(folder: string, file: string, report: Report, remedy?: string) {
  const bytes = await readBytes(folder, file, report, remedy)
  return bytes && parseJson(bytes, file, report)
}

/** Parses JSON without checking its shape. Reports faulty JSON and returns `undefined`. */
export function parseJson(bytes: Buffer, file: string, report: Report): unknown {
  const text = decodeText(bytes, file, report)
  if (text === undefined) return undefined
  const fault = schemaFault(file, report)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const { message } = cause as Error
    fault('', `is not JSON (${message})`, 'Correct the JSON; an editor marks the place')
    return undefined
  }
  for (const place of repeatedKeys(text, json))
    fault(place, 'occurs twice', 'Remove one of them: the site would use the last one')
  return json
}
