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

/** `file › place: cause (id). remedy.` */
export const sayIssue = ({ grade, file, place, cause, remedy, id }: Issue): string =>
  `${grade === 'finding' ? '' : `${grade}: `}${file}${place && ` › ${place}`}: ${cause} (${id}). ${remedy}.`
