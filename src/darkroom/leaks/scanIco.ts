import { type Found, isBlank } from './leak.ts'
import { scanPng } from './scanPng.ts'

/** bytes of the head, and of each entry of the directory behind it */
const [HEAD, ENTRY] = [6, 16]
const PNG = Buffer.from('\u0089PNG', 'latin1')

/** Whether bytes are an icon in several sizes, as `favicon.ico` is. */
export const isIco = (bytes: Buffer) =>
  bytes.length >= HEAD + ENTRY &&
  bytes.readUInt32LE(0) === 0x00010000 &&
  bytes.readUInt16LE(4) > 0 &&
  bytes.readUInt32LE(HEAD + 12) >= HEAD + ENTRY * bytes.readUInt16LE(4)

/** Each size of an icon is a PNG or a bare bitmap. */
export function scanIco(bytes: Buffer, found: Found): void {
  let end = 0
  for (let i = 0; i < bytes.readUInt16LE(4); i++) {
    const entry = HEAD + ENTRY * i
    if (entry + ENTRY > bytes.length) return
    const from = bytes.readUInt32LE(entry + 12)
    const to = from + bytes.readUInt32LE(entry + 8)
    const picture = bytes.subarray(from, to)
    if (picture.subarray(0, PNG.length).equals(PNG)) scanPng(picture, found)
    end = Math.max(end, to)
  }
  if (!isBlank(bytes.subarray(end))) found('trailer')
}
