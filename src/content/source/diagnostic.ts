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
  /** The photo's id, where it is about one. */
  photo?: string
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

/** `file › path: message (code). remedy.`, on one line whatever a parser quotes. */
export const formatDiagnostic = ({ code, file, path, message, remedy }: Diagnostic): string =>
  oneLine(`${file}${path && ` › ${path}`}: ${message} (${code}). ${remedy}.`)

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
