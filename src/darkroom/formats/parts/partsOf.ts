import { type Format, HEAD, sniff } from '../sniff.ts'
import { boxParts } from './boxParts.ts'
import { gifParts } from './gifParts.ts'
import { jpegParts } from './jpegParts.ts'
import type { Part, Parts } from './part.ts'
import { PNG_SIGNATURE, pngParts } from './pngParts.ts'
import { webpParts } from './webpParts.ts'

export type Container = 'jpeg' | 'png' | 'webp' | 'gif' | 'boxes'

/** The container of these bytes; `undefined` for what is none of them. An icon counts as its PNGs. */
export function containerOf(bytes: Buffer): Container | undefined {
  // Whatever follows, programs read it as one.
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg'
  const format = sniff(bytes.subarray(0, HEAD))
  if (format === 'png' || format === 'webp' || format === 'gif') return format
  if (/^(ftyp|JXL )$/.test(bytes.toString('latin1', 4, 8))) return 'boxes'
  return bytes.length > 6 && bytes.readUInt32LE(0) === 0x00010000 ? 'png' : undefined
}

/** The parts of a picture's file. */
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

/** Bytes before an icon's directory, and of each entry in it. */
const [ICON_HEAD, ICON_ENTRY] = [6, 16]

/** The chunks of the PNGs in an icon file; its other pictures are bare bitmaps. */
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

/** Whether the file ends before its own structure says so. */
export function isCut(bytes: Buffer, format: Format): boolean {
  // Its first directory, which programs often write last.
  if (format === 'tiff') {
    if (bytes.length < 8) return true
    const offset = bytes[0] === 0x49 ? bytes.readUInt32LE(4) : bytes.readUInt32BE(4)
    return offset + 2 > bytes.length
  }
  const container = containerOf(bytes)
  return container !== undefined && partsOf(bytes, container).end === undefined
}
