import type { Diagnostic } from '../../../content/source/diagnostic.ts'
import type { Candidate } from '../../../images/host.ts'
import type { Picture } from '../../pictures/picture.ts'
import type { Probe } from '../client/probe.ts'

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

/** What is wrong with one photo. `fix` holds values that were verified by asking. */
export type Fault = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'remedy'> & {
  field: 'src' | 'width' | 'widths'
  fix?: { src?: string; width?: number; height?: number }
}

/** What an address answered; `undefined` where it was not asked. */
export type Lookup = (url: string) => Probe | undefined

export type Checked = {
  faults: Fault[]
  /** What the photo is, where nothing about its address is wrong. */
  sound?: { canonical: string; sha256: string }
  coordinates?: Picture['coordinates']
}

/** A fault of a photo's address. */
export const finding = (
  code: string,
  message: string,
  remedy: string,
  fix?: Fault['fix'] | false,
): Fault => ({
  code,
  severity: 'error',
  field: 'src',
  message,
  remedy,
  ...(fix ? { fix } : {}),
})

export const GPS = finding(
  'published-gps',
  'tells where it was taken: the file on the host holds coordinates',
  'Remove them and upload it again, or mirror the album and use the mirror',
)
