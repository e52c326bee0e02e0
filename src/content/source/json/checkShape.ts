import * as v from 'valibot'
import type { Report } from '../diagnostic.ts'
import { mapTexts } from './mapTexts.ts'
import { fillText, placeholdersOf } from './placeholders.ts'
import { checkControl, schemaFault } from './readFile.ts'
import { reasonOf } from './reasonOf.ts'

/** A place such as `albums[3].year`. */
function placeOf(path: readonly { key?: unknown }[] | undefined): string {
  return (path ?? [])
    .map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
}

/** Returns the value with placeholders filled. Reports one fault per value and returns `undefined` if it does not fit. */
export function checkShape<S extends v.GenericSchema>(
  json: unknown,
  shape: S,
  file: string,
  placeholders: Record<string, string>,
  report: Report,
): v.InferOutput<S> | undefined {
  if (json === undefined) return undefined
  const fault = schemaFault(file, report)
  const filled = mapTexts(json, (text, path) => {
    checkControl(text, file, path, report)
    return fillText(text, placeholders, (word) =>
      fault(
        path,
        `holds ${word}, which site.json does not fill`,
        `Use one of ${placeholdersOf(placeholders)}`,
      ),
    )
  })
  const result = v.safeParse(shape, filled, { abortPipeEarly: true })
  if (result.success) return result.output
  for (const issue of result.issues)
    fault(
      placeOf(issue.path),
      reasonOf(issue),
      'Correct the value; docs/content.md lists what is allowed',
    )
  return undefined
}
