/** One thing to mend in the content. An `error` stops the build; a `warning` is said and lived with. */
export type Finding = {
  grade: 'error' | 'warning'
  file: string
  /** Where in the file, e.g. `albums[3].year`. */
  place: string
  reason: string
  remedy: string
  /** A name that stays, for what scripts ask about. */
  id?: string
}

/** Thrown by `readContent` when no site can be made of the content; `message` lists the findings. */
export class ContentError extends Error {
  readonly findings: Finding[]
  constructor(findings: Finding[]) {
    super(`The content needs mending:\n${findings.map(sayFinding).join('\n')}`)
    this.name = 'ContentError'
    this.findings = findings
  }
}

/** `file › place: reason. remedy.` */
export function sayFinding({ grade, file, place, reason, remedy }: Finding): string {
  return `${grade} ${file}${place && ` › ${place}`}: ${reason}. ${remedy}.`
}

/** Notes one finding. `file` is relative to the content's folder. */
export type Report = (
  grade: Finding['grade'],
  file: string,
  place: string,
  reason: string,
  remedy: string,
  id?: string,
) => void
