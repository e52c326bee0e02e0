import type { ImportedFile } from '../../album/albumFile.ts'
import type { Rotation } from '../../files/photoStem.ts'
import type { PhotoDetails } from '../../pictures/renderPhoto.ts'

/** A published photo of a folder, before it is merged with the album. */
export type ImportedPhoto = {
  id: string
  src: string
  details: PhotoDetails
  rotate: Rotation
  jpeg: boolean
  /** What the last import took from this file, or from the file that it replaces, and its sidecar. */
  recorded?: Pick<Partial<PhotoDetails>, 'alt' | 'capture' | 'keywords' | 'rating'> | undefined
  /** The keywords at the last import, with those that name people. The site may have wanted these then. */
  unfiltered?: string[] | undefined
  /** `--shift` corrected the time in the details. It replaces the time in the album. */
  isShifted?: boolean
  /** `replaces`: the id of the earlier bytes. */
  from: ImportedFile & { replaces?: string | undefined }
}
