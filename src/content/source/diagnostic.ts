/**
 * How much it weighs. An `error` must be mended: it stops the build, and `darkroom check` exits with 3.
 * A `warning` is said and lived with. An `info` is only worth knowing.
 */
export type Severity = 'error' | 'warning' | 'info'

/** One thing that the owner should know of the content, or of what it publishes. */
export type Diagnostic = {
  /** A name that stays, for what scripts ask about, such as `empty-alt`. */
  code: string
  severity: Severity
  /** As it is named to the owner. */
  file: string
  /** Where in the file, such as `albums[3].year`; empty for the whole file. */
  path: string
  /** The photo's id, where it is about one; and the name of the file that it was made of, where that is known. */
  photo?: string
  picture?: string | undefined
  message: string
  remedy: string
}

/** Takes a diagnostic down. */
export type Report = (diagnostic: Diagnostic) => void

/** Thrown where no site can be made of the content. */
export class ContentError extends Error {
  readonly diagnostics: Diagnostic[]
  constructor(diagnostics: Diagnostic[]) {
    super(`The content needs mending:\n${diagnostics.map(formatWithSeverity).join('\n')}`)
    this.name = 'ContentError'
    this.diagnostics = diagnostics
  }
}

/** A text without its line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]\s*/g, ' ')

/** The place of a diagnostic for who does not see the file: `photos[3].alt` → `photograph 4, description`. */
export const placeInWords = (path: string): string =>
  path
    .replace(/^photos\[(\d+)\]/, (_, index) => `photograph ${Number(index) + 1}`)
    .replace(/\.alt$/, '.description')
    .replaceAll('.', ', ')

/** `albums/island.json` → `island`. */
export const albumNameOf = (file: string): string => file.replace(/^.*[/\\]|\.json$/g, '')

/**
 * `file › path: message (code). remedy.`, on one line whatever a parser quotes; led by the name of the file that a
 * photo was made of, by which its owner knows it: `IMG_4321.jpg in island (file › path)`.
 */
export function formatDiagnostic({
  code,
  file,
  path,
  picture,
  message,
  remedy,
}: Diagnostic): string {
  const place = `${file}${path && ` › ${path}`}`
  const named = picture ? `${picture} in ${albumNameOf(file)} (${place})` : place
  return oneLine(`${named}: ${message} (${code}). ${remedy}.`)
}

/** `Map.groupBy`, which Node 20 lacks. */
function groupBy<T, K>(all: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Diagnostics in lines: those that say the same of several photos in one, with the photos of each album below it. */
export function groupedLines(diagnostics: readonly Diagnostic[]): string[] {
  const alike = groupBy(diagnostics, ({ photo, severity, code, message, remedy }) =>
    photo === undefined ? {} : [severity, code, message, remedy].join('\n'),
  )
  return [...alike.values()].flatMap((same) => {
    const [first] = same as [Diagnostic, ...Diagnostic[]]
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

/** The same, led by how much it weighs: `warning file › path: …`. */
export const formatWithSeverity = (diagnostic: Diagnostic): string =>
  `${diagnostic.severity} ${formatDiagnostic(diagnostic)}`

/** How many there are of each severity. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 }
  for (const { severity } of diagnostics) counts[severity] += 1
  return counts
}

/** In the order of the photos they are about; what is about none of them comes last. */
export function sortByPhoto<D extends Diagnostic>(diagnostics: readonly D[]): D[] {
  const indexOf = ({ path }: D) =>
    Number(/^photos\[(\d+)\]/.exec(path)?.[1] ?? Number.MAX_SAFE_INTEGER)
  return diagnostics.toSorted((a, b) => indexOf(a) - indexOf(b))
}
