import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Report } from './finding.ts'
import { fill } from './placeholders.ts'
import { reasonOf } from './reasonOf.ts'

const REMEDIES = {
  read: 'Create the file; the README says what it holds',
  json: 'Mend the JSON; an editor marks the spot',
  fill: 'Use a placeholder that the README lists',
  shape: 'Mend the value; src/content/schema.ts says what it may be',
}

function placeOf(path: readonly { key?: unknown }[] | undefined): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** The JSON of a file, unchecked; `undefined`, reported, where there is none. */
export async function readJson(folder: string, file: string, report: Report): Promise<unknown> {
  let text: string
  try {
    text = await readFile(join(folder, file), 'utf8')
  } catch {
    report('error', file, '', 'cannot be read', REMEDIES.read)
    return undefined
  }
  try {
    return JSON.parse(text) as unknown
  } catch (cause) {
    report('error', file, '', `is not JSON (${(cause as Error).message})`, REMEDIES.json)
    return undefined
  }
}

/** The value with its placeholders filled, if it has the shape; `undefined`, reported, if not. */
export function checkShape<S extends v.GenericSchema>(
  json: unknown,
  shape: S,
  file: string,
  words: Record<string, string>,
  report: Report,
): v.InferOutput<S> | undefined {
  if (json === undefined) return undefined
  const filled = fill(json, words, (word) =>
    report('error', file, '', `holds ${word}, which site.json does not fill`, REMEDIES.fill),
  )
  const result = v.safeParse(shape, filled)
  if (result.success) return result.output
  for (const issue of result.issues)
    report('error', file, placeOf(issue.path), reasonOf(issue), REMEDIES.shape)
  return undefined
}
