import type { PictureType } from './magic.ts'

/** JPEG markers: ITU T.81, table B.1. */
const [EOI, TEM] = [0xd9, 0x01]
const isStandalone = (marker: number) => marker === TEM || (marker >= 0xd0 && marker <= 0xd8)

/**
 * Whether a picture's bytes stop before the picture does, by its own structure. A decoder's message
 * would tell too, but libvips keeps messages in one place for all pictures that are decoded at once.
 */
export function endsEarly(bytes: Buffer, type: PictureType): boolean {
  switch (type) {
    case 'image/jpeg':
      return jpegEndsEarly(bytes)
    case 'image/png':
      return !bytes.includes('IEND', Math.max(0, bytes.lastIndexOf('IDAT')))
    case 'image/webp':
      return bytes.length < 12 || bytes.readUInt32LE(4) + 8 > bytes.length
    case 'image/avif':
      return boxesEndEarly(bytes)
    default:
      return false
  }
}

function jpegEndsEarly(bytes: Buffer): boolean {
  let at = 2
  while (at + 1 < bytes.length) {
    // What lies between segments, fill bytes included, belongs to none.
    at = bytes.indexOf(0xff, at)
    if (at < 0) return true
    const marker = bytes[at + 1]
    if (marker === undefined) return true
    if (marker === EOI) return false
    if (marker === 0xff) at += 1
    else if (marker === 0 || isStandalone(marker)) at += 2
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2)
    else return true
  }
  return true
}

function boxesEndEarly(bytes: Buffer): boolean {
  for (let at = 0; at + 8 <= bytes.length;) {
    const short = bytes.readUInt32BE(at)
    // 0: to the end of the file; 1: the length follows in 8 bytes.
    if (short === 0) return false
    if (short === 1 && at + 16 > bytes.length) return true
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8 || at + size > bytes.length) return true
    at += size
  }
  return false
}
