import { relative } from 'node:path'
import type { Finding } from '../content/finding.ts'

/**
 * One thing that `check` found. A `finding` makes it exit with 3; a `warning` and an `info` are said.
 * `id` is a name that stays, such as `empty-alt`.
 */
export type Issue = {
  id: string
  grade: 'finding' | 'warning' | 'info'
  /** The content file, or the published one, below the root. */
  file: string
  /** Where in the file, e.g. `photos[3].alt`; may be empty. */
  place: string
  /** The photo's id, where it is about one. */
  photo?: string
  cause: string
  remedy: string
}

/** `file › place: cause (id). remedy.`, on one line whatever a parser quotes. */
export const sayIssue = ({ grade, file, place, cause, remedy, id }: Issue): string =>
  oneLine(
    `${grade === 'finding' ? '' : `${grade}: `}${file}${place && ` › ${place}`}: ${cause} (${id}). ${remedy}.`,
  )

/** A text without its line breaks. */
export const oneLine = (text: string) => text.replaceAll(/\s*[\r\n]\s*/g, ' ')

/** What is wrong with the content, as the darkroom says it. */
export const issueOf = (
  root: string,
  { id, grade, file, place, reason, remedy }: Finding,
): Issue => ({
  id: id ?? (grade === 'error' ? 'schema' : 'content'),
  grade: 'finding',
  file: relative(root, file),
  place,
  cause: reason,
  remedy,
})
