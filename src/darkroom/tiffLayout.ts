import type { ReadAt } from './readAt.ts'

/** Bytes from one place to before another. */
export type Stretch = [from: number, to: number]

export type TiffLayout = {
  /** Where the directories and the values of their tags lie. */
  tags: Stretch[]
  /** Whether a directory or a strip of the picture lies beyond the end of the file. */
  isCut: boolean
}

/** Bytes of one value of each type: TIFF 6.0, section 2. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4]
const ENTRY = 12
/** Tags whose value is the place of a further directory: Exif, GPS, interoperability. */
const DIRECTORIES = new Set([0x8769, 0x8825, 0xa005])
/** Places and lengths of the strips and of the tiles. */
const PLACES = new Set([0x0111, 0x0144])
const LENGTHS = new Set([0x0117, 0x0145])
/** More directories than this are a loop. */
const MOST = 64

/** Where a TIFF (not a BigTIFF) keeps what is not pixels. Never throws on nonsense; what cannot be followed is left out. */
export async function readTiffLayout(read: ReadAt, size: number): Promise<TiffLayout> {
  const head = await read(0, 8)
  const layout: TiffLayout = { tags: [[0, 8]], isCut: false }
  if (head.length < 8) return { ...layout, isCut: true }
  const isLittle = head[0] === 0x49
  const short = (bytes: Buffer, at: number) =>
    isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
  const long = (bytes: Buffer, at: number) =>
    isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
  if (short(head, 2) !== 42) return layout

  const queue = [long(head, 4)]
  const met = new Set<number>()
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    if (at === 0 || met.has(at) || met.size > MOST) continue
    met.add(at)
    const counted = await read(at, 2)
    if (counted.length < 2) {
      layout.isCut = true
      continue
    }
    const entries = short(counted, 0)
    const table = await read(at + 2, entries * ENTRY + 4)
    layout.tags.push([at, at + 2 + entries * ENTRY + 4])
    let places: number[] = []
    let lengths: number[] = []
    for (let i = 0; (i + 1) * ENTRY <= table.length; i++) {
      const tag = short(table, i * ENTRY)
      const type = short(table, i * ENTRY + 2)
      const count = long(table, i * ENTRY + 4)
      const length = (SIZES[type] ?? 0) * count
      const value = table.subarray(i * ENTRY + 8, i * ENTRY + 12)
      const isInside = length <= 4
      if (!isInside) layout.tags.push([long(value, 0), long(value, 0) + length])
      if (DIRECTORIES.has(tag)) queue.push(long(value, 0))
      if ((PLACES.has(tag) || LENGTHS.has(tag)) && (type === 3 || type === 4)) {
        const bytes = isInside ? value : await read(long(value, 0), Math.min(length, size))
        const width = SIZES[type]!
        const numbers = Array.from(
          { length: Math.min(count, Math.floor(bytes.length / width)) },
          (_, k) => (type === 3 ? short(bytes, k * width) : long(bytes, k * width)),
        )
        if (PLACES.has(tag)) places = numbers
        else lengths = numbers
      }
    }
    if (table.length < entries * ENTRY) layout.isCut = true
    else if (table.length >= entries * ENTRY + 4) queue.push(long(table, entries * ENTRY))
    if (places.some((place, k) => place + (lengths[k] ?? 0) > size)) layout.isCut = true
  }
  return layout
}
