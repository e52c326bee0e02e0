import type { Diagnostic } from '../../../content/source/diagnostic.ts'
import type { Candidate } from '../../../images/host.ts'
import type { ReadPicture } from '../../pictures/picture.ts'
import type { Probe } from '../client/probe.ts'

export type LinkedPhoto = {
  id?: string | undefined
  src: string
  width?: number | undefined
  height?: number | undefined
  /** The smaller versions on the photo's host, as listed in the album file. */
  offered?: Candidate[]
  isHidden?: boolean
  isMirrored?: boolean
}

/** `fix`: replacement values, verified by a request. */
export type Fault = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'remedy'> & {
  field: 'src' | 'width' | 'widths'
  fix?: { src?: string; width?: number; height?: number }
}

/** Returns `undefined` for an address that was not requested. */
export type Lookup = (url: string) => Probe | undefined

export type Checked = {
  faults: Fault[]
  /** Absent if the address is wrong. */
  sound?: { canonical: string; sha256: string }
  coordinates?: ReadPicture['coordinates']
}

/** Makes a fault. By default it is an error of `src`; `more` can override that. */
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
