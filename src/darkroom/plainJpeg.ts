/** JPEG markers, by their second byte: ITU T.81, table B.1. */
const [APP0, APP14, SOS] = [0xe0, 0xee, 0xda]

/** What libjpeg says of a header that is odd but harms no pixel. */
export const ODD_HEADER =
  /unknown JFIF revision|Unknown Adobe color transform|extraneous bytes before marker 0x(c[0-9a-f]|d[abd]|e[0-9a-f]|fe)\b/

/** Values of Adobe's colour transform that libjpeg knows: 0 to 2. */
const KNOWN_TRANSFORMS = 2

/**
 * The same JPEG with its header as the book has it: nothing between the segments, the revision of JFIF
 * that decoders know, and of Adobe's colour transform what libjpeg falls back to. So a file with an odd
 * header can be decoded as strictly as any other: libjpeg tells its first complaint only.
 */
export function plainJpeg(bytes: Buffer): Buffer {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  let components = 3
  const adobe: Buffer[] = []
  while (at + 4 <= bytes.length) {
    at = bytes.indexOf(0xff, at)
    const marker = at < 0 ? undefined : bytes[at + 1]
    if (marker === undefined || at + 4 > bytes.length) return bytes
    if (marker === 0xff || marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd9)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === SOS) break
    const segment = Buffer.from(bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2)))
    if (marker === APP0 && segment.toString('latin1', 4, 9) === 'JFIF\0') segment[9] = 1
    if (marker === APP14 && segment.toString('latin1', 4, 9) === 'Adobe' && segment.length >= 16)
      adobe.push(segment)
    if (marker >= 0xc0 && marker <= 0xc2) components = segment[9] ?? components
    parts.push(segment)
    at += segment.length
  }
  for (const segment of adobe)
    if (segment[15]! > KNOWN_TRANSFORMS) segment[15] = components === 4 ? 2 : 1
  return Buffer.concat([...parts, bytes.subarray(at)])
}
