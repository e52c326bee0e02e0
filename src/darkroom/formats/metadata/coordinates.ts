/** The tags of EXIF that lead to a place. EXIF 2.32, 4.6.6. */
const TAG = { gps: 0x8825, latitude: 2, longitude: 4 } as const
/** bytes of a directory's entry */
const ENTRY = 12
/** bytes at which degrees, minutes and seconds stand, each a numerator and a denominator */
const PARTS = [0, 8, 16]
const IN_XMP = /GPS(Latitude|Longitude|Position|Coordinates)\b[^\d<>]{0,4}[>="'\s]*[-+]?\d/

/** Where in a picture's metadata it says on which spot of the earth it was taken, if it does. */
export function coordinates(
  exif: Buffer | undefined,
  xmp: Buffer | undefined,
): 'exif' | 'xmp' | undefined {
  if (xmp && IN_XMP.test(xmp.toString('latin1'))) return 'xmp'
  if (exif && hasPosition(exif)) return 'exif'
  return undefined
}

/** A GPS directory may be there and empty; only degrees, minutes and seconds tell a place. */
function hasPosition(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const valueOf = (directory: number, tag: number): number | undefined => {
    for (let i = 0; i < u16(directory); i++) {
      const entry = directory + 2 + i * ENTRY
      if (u16(entry) === tag) return u32(entry + 8)
    }
    return undefined
  }
  try {
    const gps = valueOf(u32(4), TAG.gps)
    if (!gps) return false
    return [TAG.latitude, TAG.longitude].some((tag) => {
      const at = valueOf(gps, tag)
      return at !== undefined && PARTS.some((part) => u32(at + part) && u32(at + part + 4))
    })
  } catch {
    // A directory that leads outside its own bytes says nothing.
    return false
  }
}
