/** First bytes of a GIF's blocks; of its extensions. GIF89a, appendix A */
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b]
const [CONTROL, COMMENT, APPLICATION] = [0xf9, 0xfe, 0xff]

export type GifBlock = {
  kind: 'image' | 'control' | 'comment' | 'application' | 'other'
  /** What the application calls itself; else empty. */
  name: string
  /** bytes in its sub-blocks */
  size: number
}

/** bytes of a colour table, by the flags that announce it */
const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Where the sub-blocks that start here end, and how many bytes they hold. */
function blocksFrom(bytes: Uint8Array, start: number): { end: number; size: number } {
  let at = start
  let size = 0
  for (let length = bytes[at]; length; length = bytes[at]) {
    size += length
    at += 1 + length
  }
  return { end: at + 1, size }
}

const KINDS: Record<number, GifBlock['kind']> = {
  [CONTROL]: 'control',
  [COMMENT]: 'comment',
  [APPLICATION]: 'application',
}

/**
 * The blocks of a GIF, and where it says that it ends. What is no block ends it too; `end` is
 * `undefined` where the bytes end before it does.
 */
export function gifBlocks(bytes: Buffer): { blocks: GifBlock[]; end: number | undefined } {
  const blocks: GifBlock[] = []
  let at = 13 + tableSize(bytes[10])
  while (at < bytes.length) {
    const first = bytes[at]
    if (first === IMAGE) {
      const { end, size } = blocksFrom(bytes, at + 11 + tableSize(bytes[at + 9]))
      blocks.push({ kind: 'image', name: '', size })
      at = end
    } else if (first === EXTENSION) {
      const kind = KINDS[bytes[at + 1] ?? 0] ?? 'other'
      const head = kind === 'application' ? 1 + (bytes[at + 2] ?? 0) : 0
      const { end, size } = blocksFrom(bytes, at + 2 + head)
      blocks.push({ kind, name: head ? bytes.toString('latin1', at + 3, at + 2 + head) : '', size })
      at = end
    } else return { blocks, end: first === END ? at + 1 : at }
  }
  return { blocks, end: undefined }
}
