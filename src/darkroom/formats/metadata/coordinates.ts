import { parseTags } from './tags.ts'

const IN_XMP = /GPS(Latitude|Longitude|Position|Coordinates)\b[^\d<>]{0,4}[>="'\s]*[-+]?\d/

/** Finds the metadata blocks that contain the place of capture. */
export function coordinates(
  exif: Buffer | undefined,
  xmp: Buffer | undefined,
): 'exif' | 'xmp' | undefined {
  if (xmp && IN_XMP.test(xmp.toString('latin1'))) return 'xmp'
  return exif && parseTags(exif).hasPlace ? 'exif' : undefined
}
