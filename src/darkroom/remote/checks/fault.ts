import type { Diagnostic } from '../../../content/source/diagnostic.ts'
import type { Candidate } from '../../../images/host.ts'
import type { ReadPicture } from '../../pictures/picture.ts'
import type { Probe } from '../client/probe.ts'

export type LinkedPhoto = {
  id?: string | undefined
  src: string
  alt: string
  width?: number | undefined
  height?: number | undefined
  /** Smaller versions on its host, by the album file. */
  offered?: Candidate[]
  isHidden?: boolean
  isMirrored?: boolean
}

/** `fix`: values that were verified by a request. */
export type Fault = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'remedy'> & {
  field: 'src' | 'width' | 'widths'
  fix?: { src?: string; width?: number; height?: number }
}

/** `undefined` if the address was not requested. */
export type Lookup = (url: string) => Probe | undefined

export type Checked = {
  faults: Fault[]
  /** Absent if the address is wrong. */
  sound?: { canonical: string; sha256: string }
  coordinates?: ReadPicture['coordinates']
}

/** A fault; an error of the `src`, unless `more` says otherwise. */
export const finding = (
  code: string,
  message: string,
  remedy: string,
  more: Partial<Pick<Fault, 'severity' | 'field' | 'fix'>> = {},
): Fault => ({ code, severity: 'error', field: 'src', message, remedy, ...more })

export const GPS = finding(
  'published-gps',
  'reveals where it was taken: the file on the host contains coordinates',
  'Remove the coordinates and upload it again, or mirror the album and use the mirror',
)
