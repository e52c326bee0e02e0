import type { Fault } from './judge.ts'

/** A file's name, or what a camera calls its files. */
const FILE_NAME =
  /^\s*(\S*\.(jpe?g|png|webp|avif|gif|heic|tiff?|dng|cr[23]|nef|arw|raf)|(DSC[FN]?|_?DSC|IMG|_MG|PXL|GOPR|DJI|P)[-_]?\d{3,}\w*)\s*$/i

/** Whether a public photo says what it shows. */
export function judgeAlt(alt: string): Fault[] {
  if (alt.trim() === '')
    return [
      {
        code: 'empty-alt',
        grade: 'warning',
        field: 'alt',
        reason: 'is empty, so the photo has no caption and says nothing to a screen reader',
        remedy: 'Describe the photo in a few words',
      },
    ]
  if (FILE_NAME.test(alt))
    return [
      {
        code: 'alt-is-filename',
        grade: 'warning',
        field: 'alt',
        reason: `is the name of a file (${alt.trim()})`,
        remedy: 'Describe the photo in a few words',
      },
    ]
  return []
}
