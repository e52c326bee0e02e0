import { basename } from 'node:path'
import { valueAt } from '../jsonValues.ts'
import { fieldLabels, fileLabels } from '../labels.ts'

/** An `error` stops the build and makes `darkroom check` exit with 3. Others stop nothing. */
export type Severity = 'error' | 'warning' | 'info'

/** A finding about the content or the published files, for the owner. */
export type Diagnostic = {
  /** A stable name for scripts, such as `empty-alt`. */
  code: string
  severity: Severity
  file: string
  /** The place in the file, such as `albums[3].year`; empty for the whole file. */
  path: string
  /** The id of a photo. `picture`: the name of its imported file. */
  photo?: string
  picture?: string | undefined
  message: string
  remedy: string
}

export type Report = (diagnostic: Diagnostic) => void

export class ContentError extends Error {
  readonly diagnostics: Diagnostic[]
  constructor(diagnostics: Diagnostic[]) {
    super(`The content needs mending:\n${diagnostics.map(formatWithSeverity).join('\n')}`)
    this.name = 'ContentError'
    this.diagnostics = diagnostics
  }
}

export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ')

const photosInWords = (text: string): string =>
  text.replaceAll(/photos\[(\d+)\]/g, (_, index) => `photograph ${Number(index) + 1}`)

/** One entry of a list. */
const LISTS: Readonly<Record<string, string>> = {
  '': 'entry',
  albums: 'album',
  bio: 'paragraph',
  categories: 'category',
  skills: 'skill',
}

/** What a message about a field of a photo begins with. */
const SUBJECTS = new Map([
  ['', 'The photograph'],
  ['alt', 'The description'],
  ['capture', 'The photograph'],
  ['src', 'The address'],
  ['rotate', 'The rotation'],
  ['template', 'One of the addresses'],
  ['candidates', 'One of the addresses'],
  ['mirror', 'One of the addresses'],
])

/** `skills[2].icon` → `Icon of “Rust”`, or `Icon of skill 3` without the document that has its name. */
function placeInWords(path: string, whole: unknown): string {
  const [, list = '', index, field = ''] = /^(?:(\w*)\[(\d+)\]\.?)?(.*)$/.exec(path) ?? []
  const at = Number(index)
  const name = index && valueAt(whole, list ? [list, at, 'name'] : [at, 'name'])
  const numbered = index && `${LISTS[list] ?? list} ${at + 1}`
  const entry = name && typeof name === 'string' ? `“${name}”` : numbered
  return [fieldLabels[field] ?? field.replaceAll('.', ', '), entry].filter(Boolean).join(' of ')
}

/**
 * A diagnostic for owners who do not see the file. `place`: `photograph 4` for `photos[3].alt`, and with the label
 * of the field for other files. `text`: a whole sentence for a photo, such as `The description is empty.`
 * @param whole the document of the path
 */
export function inWords({ path, message }: Pick<Diagnostic, 'path' | 'message'>, whole?: unknown) {
  const [, photo, field = ''] = /^(photos\[\d+\])(?:\.(.+))?$/.exec(path) ?? []
  const subject = photo && `${SUBJECTS.get(field) ?? `The ${field}`} `
  return {
    place: photo ? photosInWords(photo) : placeInWords(path, whole),
    text: oneLine(`${subject ?? ''}${photosInWords(message)}.`),
  }
}

/** `albums/island.json` → `island`. */
const albumNameOf = (file: string): string => file.replace(/^.*[/\\]|\.json$/g, '')

/** One line: `file › path: message (code). remedy.`, or `IMG_4321.jpg in island (file › path): …`. */
export function formatDiagnostic(diagnostic: Diagnostic): string {
  const { code, file, path, picture, message, remedy } = diagnostic
  const place = `${file}${path && ` › ${path}`}`
  const named = picture ? `${picture} in ${albumNameOf(file)} (${place})` : place
  return oneLine(`${named}: ${message} (${code}). ${remedy}.`)
}

/** One line for owners who do not see the file: `E-mail: must be an address. Correct the value.` */
export function describeDiagnostic(diagnostic: Diagnostic, whole?: unknown): string {
  const { place, text } = inWords(diagnostic, whole)
  const { file, remedy } = diagnostic
  return oneLine(`${place || (fileLabels[basename(file)] ?? basename(file))}: ${text} ${remedy}.`)
}

/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Diagnostics as lines. Equal ones of several photos share a line, followed by the photos of each album. */
export function groupedLines(diagnostics: readonly Diagnostic[]): string[] {
  const alike = groupBy(diagnostics, ({ photo, severity, code, message, remedy }) =>
    photo === undefined ? {} : [severity, code, message, remedy].join('\n'),
  )
  return [...alike.values()].flatMap((same) => {
    const [first] = same
    if (same.length === 1) return formatWithSeverity(first)
    const { severity, code, message, remedy } = first
    const albums = groupBy(same, ({ file }) => albumNameOf(file))
    return [
      oneLine(`${severity} ${same.length} photos: each ${message} (${code}). ${remedy}.`),
      ...Array.from(
        albums,
        ([album, photos]) =>
          `  ${album}: ${photos.map(({ path, picture }) => picture ?? path).join(', ')}`,
      ),
    ]
  })
}

/** `warning file › path: …`. */
export const formatWithSeverity = (diagnostic: Diagnostic): string =>
  `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`

export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}

/** Sorts by photo. Diagnostics without a photo come last. */
export function sortByPhoto<D extends Diagnostic>(diagnostics: readonly D[]): D[] {
  const indexOf = ({ path }: D) =>
    Number(/^photos\[(\d+)\]/.exec(path)?.[1] ?? Number.MAX_SAFE_INTEGER)
  return diagnostics.toSorted((a, b) => indexOf(a) - indexOf(b))
}
