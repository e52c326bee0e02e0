import type { Part, Parts } from './part.ts'

/** Markers by their second byte: ITU T.81, table B.1. */
const [FILL, STUFFED, TEM, RST0, SOI, EOI, SOS, COM] = [0xff, 0, 0x01, 0xd0, 0xd8, 0xd9, 0xda, 0xfe]
const isBare = (marker: number) =>
  marker === STUFFED || marker === TEM || (marker >= RST0 && marker <= SOI)

/** `APP1 Exif`, `COM`; `image` for frames, scans and their tables; otherwise the marker in hex. */
function nameOf(marker: number, body: Buffer): string {
  if (marker === COM) return 'COM'
  if (marker >= 0xc0 && marker <= 0xdf) return 'image'
  if (marker < 0xe0 || marker > 0xef) return marker.toString(16)
  return `APP${marker - 0xe0} ${body.toString('latin1', 0, 40).split('\0')[0]}`
}

/** A segment. `start`: the offset of its marker. Bytes between segments have no name. */
type JpegPart = Part & { start: number; marker: number | undefined }

export function jpegParts(bytes: Buffer): { parts: JpegPart[]; end: Parts['end'] } {
  const parts: JpegPart[] = []
  let inScan = false
  for (let at = 2; ;) {
    const start = bytes.indexOf(0xff, at)
    const marker = start < 0 ? undefined : bytes[start + 1]
    if (marker === undefined) return { parts, end: undefined }
    if (start > at && !inScan)
      parts.push({ name: '', body: bytes.subarray(at, start), start: at, marker: undefined })
    if (marker === EOI) return { parts, end: start + 2 }
    if (marker === FILL) at = start + 1
    else if (isBare(marker)) at = start + 2
    else if (start + 4 > bytes.length) return { parts, end: undefined }
    else {
      at = start + 2 + bytes.readUInt16BE(start + 2)
      const body = bytes.subarray(start + 4, at)
      parts.push({ name: nameOf(marker, body), body, start, marker })
      inScan = marker === SOS
    }
  }
}
