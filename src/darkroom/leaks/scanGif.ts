import { type Found, isBlank, type Leak } from './leak.ts'

/** First bytes of a GIF's blocks, and of its extensions. GIF89a, appendix A */
const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b]
const [CONTROL, COMMENT, APPLICATION] = [0xf9, 0xfe, 0xff]

/** bytes of a colour table, by the flags that announce it */
const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Where the sub-blocks that start here end, and how many bytes they hold. */
function blocksFrom(bytes: Buffer, start: number): { end: number; size: number } {
  let at = start
  let size = 0
  for (let length = bytes[at]; length; length = bytes[at]) {
    size += length
    at += 1 + length
  }
  return { end: at + 1, size }
}

/** How often it plays and how much of it to buffer; nothing else that applications add is drawn. */
function applicationLeak(name: string, size: number): Leak | undefined {
  if (name.startsWith('XMP Data')) return 'xmp'
  if (name.startsWith('ICCRGBG1')) return 'profile'
  return /^(NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name) && size <= 8 ? undefined : 'vendor'
}

/** Of a GIF only images, their tables and their timing are drawn. */
export function scanGif(bytes: Buffer, found: Found): void {
  let at = 13 + tableSize(bytes[10] ?? 0)
  while (at < bytes.length) {
    const kind = bytes[at]!
    if (kind === IMAGE) at = blocksFrom(bytes, at + 11 + tableSize(bytes[at + 9] ?? 0)).end
    else if (kind === EXTENSION) {
      const label = bytes[at + 1]!
      const head = label === APPLICATION ? 1 + (bytes[at + 2] ?? 0) : 0
      const { end, size } = blocksFrom(bytes, at + 2 + head)
      const leak =
        label === CONTROL
          ? undefined
          : label === COMMENT
            ? 'comment'
            : label === APPLICATION
              ? applicationLeak(bytes.toString('latin1', at + 3, at + 2 + head), size)
              : 'foreign'
      if (leak) found(leak)
      at = end
    } else {
      if (!isBlank(bytes.subarray(kind === END ? at + 1 : at))) found('trailer')
      return
    }
  }
}
