import { type Found, isBlank, type Leak } from './leak.ts'

/** Chunks that draw a WebP, still or moving; those of a moving picture's frames. RFC 9649, 2.7 */
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'])
/** bytes before the chunks of a frame */
const FRAME = 16
const KNOWN: Record<string, Leak> = { EXIF: 'exif', 'XMP ': 'xmp', ICCP: 'profile' }

/** Of a WebP only the chunks above are drawn, and nothing behind the length that it announces. */
export function scanWebp(bytes: Buffer, found: Found): void {
  if (bytes.length < 12) return
  const size = bytes.readUInt32LE(4)
  const end = 8 + size + (size % 2)
  scanChunks(bytes.subarray(12, end), found)
  if (!isBlank(bytes.subarray(end))) found('trailer')
}

function scanChunks(chunks: Buffer, found: Found): void {
  for (let at = 0; at + 8 <= chunks.length;) {
    const name = chunks.toString('latin1', at, at + 4)
    const size = chunks.readUInt32LE(at + 4)
    if (!DRAWN.has(name)) found(KNOWN[name] ?? 'foreign')
    if (name === 'ANMF') scanChunks(chunks.subarray(at + 8 + FRAME, at + 8 + size), found)
    at += 8 + size + (size % 2)
  }
}
