import { boxedPixels } from './boxedPixels.ts'
import type { Format } from './sniff.ts'

/**
 * A failed card, or a transfer that was broken off, leaves a stretch of one and the same byte where
 * pixels were. Decoders of codes without a check sum draw that as something, without a word.
 */

/** Bytes; compressed data repeats itself for longer only in large areas of one colour. */
const RUN = 48
/** Bytes that no encoder leaves unused at the end of a WebP; measured, libwebp leaves at most 2. */
const SPARE = 16

/** Whether one byte, or a given one, is repeated. Every long run covers two neighbouring places of the comb. */
function hasRun(bytes: Buffer, length: number, value?: number): boolean {
  const step = length / 2
  for (let at = step; at < bytes.length; at += step) {
    const byte = bytes[at]!
    if (byte !== bytes[at - step] || (value !== undefined && byte !== value)) continue
    let [from, to] = [at - step, at]
    while (from > 0 && bytes[from - 1] === byte) from -= 1
    while (to < bytes.length && bytes[to] === byte) to += 1
    if (to - from >= length) return true
  }
  return false
}

/** The WebP with its pixels `SPARE` bytes shorter; `undefined` where no run of bytes is suspicious. */
function shortWebp(bytes: Buffer): Buffer | undefined {
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = Math.min(at + 8 + size, bytes.length)
    if (/^VP8[ L]$/.test(bytes.toString('latin1', at, at + 4))) {
      if (size <= SPARE || !hasRun(bytes.subarray(at + 8, end), RUN)) return undefined
      const left = size - SPARE
      const chunk = Buffer.from(bytes.subarray(at, at + 8 + left + (left % 2)))
      chunk.writeUInt32LE(left, 4)
      const short = Buffer.concat([bytes.subarray(0, at), chunk])
      short.writeUInt32LE(short.length - 8, 4)
      return short
    }
    at += 8 + size + (size % 2)
  }
  return undefined
}

/**
 * Whether a code of an AVIF or HEIC has a stretch of zeros that none has: in HEVC three are the most
 * (ITU-T H.265, 7.4.2), AV1 is not known to write a dozen.
 */
const lacksBoxedPixels = (bytes: Buffer) =>
  boxedPixels(bytes).some(([from, to]) => hasRun(bytes.subarray(from, to), RUN, 0))

/** The place of the first marker behind a scan: ITU T.81, B.1.1.2. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== 0 && next !== 0xff && !(next! >= 0xd0 && next! <= 0xd7)) return at
  }
  return bytes.length
}

/**
 * Whether zeros in a baseline JPEG's first scan are ones that its Huffman tables would not write. Zeros
 * that only pad the scan are harmless: without them it decodes as well.
 */
async function lacksScan(
  bytes: Buffer,
  decodes: (bytes: Buffer) => Promise<boolean>,
): Promise<boolean> {
  // Of each table the symbol of the code that is all zeros: the shortest, and the first.
  const first = new Map<number, number>()
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) return false
    // Progressive scans may well be zeros, and are counted by libjpeg itself.
    if (marker > 0xc1 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xcc) return false
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xc4)
      for (let table = at + 4; table + 17 <= end;) {
        const count = bytes.subarray(table + 1, table + 17).reduce((sum, n) => sum + n, 0)
        first.set(bytes[table]!, bytes[table + 17]!)
        table += 17 + count
      }
    if (marker === 0xda) {
      // A flat area is zeros where all tables of the scan, for the mean and the rest, begin with 'nothing'.
      const tables = Array.from({ length: bytes[at + 4]! }, (_, i) => bytes[at + 6 + 2 * i]!)
      const isFlat = tables.every((t) => !first.get(t >> 4) && !first.get(0x10 | (t & 15)))
      if (isFlat) return false
      const stop = endOfScan(bytes, end)
      let filled = stop
      while (filled > end && bytes[filled - 1] === 0) filled -= 1
      if (hasRun(bytes.subarray(end, filled), RUN, 0)) return true
      if (stop - filled < RUN) return false
      return !(await decodes(Buffer.concat([bytes.subarray(0, filled), bytes.subarray(stop)])))
    }
    at = marker === 0xff ? at + 1 : end
  }
  return false
}

/**
 * Whether a stretch of a picture's code was lost although it decodes. `decodes` tells whether bytes
 * can be decoded to their end: a sound WebP needs its last bytes, one that was written over does not.
 */
export async function hasLostStretch(
  bytes: Buffer,
  format: Format,
  decodes: (bytes: Buffer) => Promise<boolean>,
): Promise<boolean> {
  switch (format) {
    case 'webp': {
      const short = shortWebp(bytes)
      return short !== undefined && decodes(short)
    }
    case 'avif':
    case 'heic':
      return lacksBoxedPixels(bytes)
    case 'jpeg':
      return lacksScan(bytes, decodes)
    default:
      return false
  }
}
