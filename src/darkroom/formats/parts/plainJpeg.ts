import { jpegParts } from './jpegParts.ts'

/** Markers by their second byte: ITU T.81, table B.1. */
const [SOF0, SOF2, SOS] = [0xc0, 0xc2, 0xda]

/** libjpeg's warnings about an odd but harmless header. */
export const ODD_HEADER =
  /unknown JFIF revision|Unknown Adobe color transform|extraneous bytes before marker 0x(c[0-9a-f]|d[abd]|e[0-9a-f]|fe)\b/

/** libjpeg knows Adobe's colour transforms 0 to 2. */
const KNOWN_TRANSFORMS = 2

/**
 * Returns the JPEG with a standard header: no bytes between segments, a known JFIF revision, and libjpeg's
 * fallback for an unknown colour transform. libjpeg reports only its first warning. Without header
 * warnings, that one reports damage.
 */
export function plainJpeg(bytes: Buffer): Buffer {
  const { parts } = jpegParts(bytes)
  const scan = parts.find(({ marker }) => marker === SOS)
  if (!scan) return bytes
  const header = parts.slice(0, parts.indexOf(scan)).filter(({ marker }) => marker !== undefined)
  const frame = header.find(({ marker = 0 }) => marker >= SOF0 && marker <= SOF2)
  const segments = header.map(({ name, start, body }) => {
    const segment = Buffer.from(bytes.subarray(start, start + 4 + body.length))
    if (name === 'APP0 JFIF') segment[9] = 1
    const isUnknown = name.startsWith('APP14 Adobe') && (segment[15] ?? 0) > KNOWN_TRANSFORMS
    if (isUnknown) segment[15] = frame?.body[5] === 4 ? 2 : 1
    return segment
  })
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(scan.start)])
}
