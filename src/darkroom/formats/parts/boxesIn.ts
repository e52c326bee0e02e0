import type { Part } from './part.ts'

/** ISO/IEC 14496-12, 4.2. `name`: four letters; empty for bytes after the last box. */
export type FileBox = Part & { isWhole: boolean }

export function boxesIn(bytes: Buffer): FileBox[] {
  const boxes: FileBox[] = []
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    const head = short === 1 ? 16 : 8
    const isLong = short === 1 && at + 16 <= bytes.length
    const size =
      short === 0 ? bytes.length - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short
    const name = bytes.toString('latin1', at + 4, at + 8)
    const isWhole = size >= head && at + size <= bytes.length
    boxes.push({ name, body: bytes.subarray(at + head, at + size), isWhole })
    if (!isWhole) return boxes
    at += size
  }
  if (at < bytes.length) boxes.push({ name: '', body: bytes.subarray(at), isWhole: true })
  return boxes
}
