import { type Format, sniff } from '../sniff.ts'
import { boxParts } from './boxParts.ts'
import { gifParts } from './gifParts.ts'
import { jpegParts } from './jpegParts.ts'
import type { Part, Parts } from './part.ts'
import { PNG_SIGNATURE, pngParts } from './pngParts.ts'
import { webpParts } from './webpParts.ts'

export type Container = 'jpeg' | 'png' | 'webp' | 'gif' | 'boxes'

/** The container of these bytes, if known. An icon is read as its PNGs. */
export function containerOf(bytes: Buffer): Container | undefined {
  // Programs read a file with this start as a JPEG, whatever follows.
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg'
  const format = sniff(bytes)
  if (format === 'png' || format === 'webp' || format === 'gif') return format
  if (/^(ftyp|JXL )$/.test(bytes.toString('latin1', 4, 8))) return 'boxes'
  return bytes.length > 6 && bytes.readUInt32LE(0) === 0x00010000 ? 'png' : undefined
}

export function partsOf(bytes: Buffer, container: Container): Parts {
  switch (container) {
    case 'jpeg':
      return jpegParts(bytes)
    case 'png':
      return bytes[0] === PNG_SIGNATURE[0] ? pngParts(bytes) : iconParts(bytes)
    case 'webp':
      return webpParts(bytes)
    case 'gif':
      return gifParts(bytes)
    case 'boxes':
      return boxParts(bytes)
  }
}

/** bytes of the header, and of a directory entry */
const [ICON_HEAD, ICON_ENTRY] = [6, 16]

/** The chunks of the PNGs in an icon file. Its bitmaps hold no metadata. */
function iconParts(bytes: Buffer): Parts {
  const parts: Part[] = []
  let end = ICON_HEAD
  for (let i = 0; i < bytes.readUInt16LE(4); i++) {
    const entry = ICON_HEAD + ICON_ENTRY * i
    if (entry + ICON_ENTRY > bytes.length) return { parts, end: undefined }
    const from = bytes.readUInt32LE(entry + 12)
    const to = from + bytes.readUInt32LE(entry + 8)
    const image = bytes.subarray(from, to)
    if (image.subarray(0, 8).equals(PNG_SIGNATURE)) parts.push(...pngParts(image).parts)
    end = Math.max(end, to)
  }
  return { parts, end }
}

/** Whether the file ends before its structure does. */
export function isCut(bytes: Buffer, format: Format): boolean {
  if (format === 'tiff') {
    // A TIFF's first directory is often at the end of the file.
    if (bytes.length < 8) return true
    const offset = bytes[0] === 0x49 ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4)
    return offset + 2 > bytes.length
  }
  const container = containerOf(bytes)
  return container !== undefined && partsOf(bytes, container).end === undefined
}
