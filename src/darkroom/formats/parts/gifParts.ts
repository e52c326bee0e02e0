import type { Part, Parts } from './part.ts'

/** First bytes of blocks, and second bytes of extensions: GIF89a, appendix A. */
const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b]
const EXTENSIONS: Record<number, string> = { 0xf9: 'control', 0xfe: 'comment', 0xff: 'application' }

const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function endOfBlocks(bytes: Buffer, start: number): number {
  let at = start
  for (let length = bytes[at]; length; length = bytes[at]) at += 1 + length
  return at + 1
}

/** The blocks of a GIF. Application blocks include their name: `application NETSCAPE2.0`. */
export function gifParts(bytes: Buffer): Parts {
  const parts: Part[] = []
  for (let at = 13 + tableSize(bytes[10]); at < bytes.length;) {
    const isImage = bytes[at] === IMAGE
    if (!isImage && bytes[at] !== EXTENSION)
      return { parts, end: bytes[at] === TRAILER ? at + 1 : at }
    const kind = isImage ? 'image' : (EXTENSIONS[bytes[at + 1]!] ?? 'text')
    const isNamed = kind === 'application'
    const from = isImage
      ? at + 11 + tableSize(bytes[at + 9])
      : at + 2 + (isNamed ? 1 + (bytes[at + 2] ?? 0) : 0)
    const end = endOfBlocks(bytes, from)
    const name = isNamed ? `${kind} ${bytes.toString('latin1', at + 3, from)}` : kind
    parts.push({ name, body: bytes.subarray(from, end) })
    at = end
  }
  return { parts, end: undefined }
}
