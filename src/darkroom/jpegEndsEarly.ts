/** JPEG markers, by their second byte: ITU T.81, table B.1. */
const [EOI, TEM] = [0xd9, 0x01]
const isStandalone = (marker: number) => marker === TEM || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Whether a JPEG's bytes stop before its picture does. What lies behind the picture's end does not
 * matter: further pictures, a film, padding.
 */
export function jpegEndsEarly(bytes: Buffer): boolean {
  let at = 2
  while (at + 1 < bytes.length) {
    // What lies between segments, fill bytes included, belongs to none.
    at = bytes.indexOf(0xff, at)
    if (at < 0) return true
    const marker = bytes[at + 1]
    if (marker === EOI) return false
    if (marker === 0xff) at += 1
    else if (marker === 0 || (marker !== undefined && isStandalone(marker))) at += 2
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2)
    else return true
  }
  return true
}
