import type { Candidate } from '../../images/host.ts'
import type { Issue } from '../issue.ts'
import type { Evidence } from './line.ts'
import type { Picture } from './picture.ts'

/** A photo as its album file has it, good or bad. */
export type Entry = {
  id?: string | undefined
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  /** Smaller versions that the album says its host has. */
  offered?: Candidate[]
  /** Kept off the site by the owner. */
  isHidden?: boolean
  /** The site shows its own copy. */
  isMirrored?: boolean
}

/** What is wrong with one photo. `fix` holds the values that were found to be right by asking. */
export type Fault = {
  id: string
  grade: Issue['grade']
  field: 'src' | 'width' | 'widths'
  cause: string
  remedy: string
  fix?: { src?: string; width?: number; height?: number }
}

/** What was learnt of an address; `undefined` where it was not asked. */
export type Seen = (url: string) => Evidence | undefined

/** What the photo is, where nothing about its address is wrong. */
export type Sound = { canonical: string; sha256: string }

export type Judged = { faults: Fault[]; sound?: Sound; coordinates?: Picture['coordinates'] }

/** One fault about an address. */
export const one = (
  id: string,
  cause: string,
  remedy: string,
  fix?: Fault['fix'] | false,
): Judged => ({
  faults: [{ id, grade: 'finding', field: 'src', cause, remedy, ...(fix ? { fix } : {}) }],
})
