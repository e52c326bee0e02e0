/** A tag of a TIFF: its number and its value: text, 16-bit numbers, one 32-bit number, or bytes. */
type Entry = [
  tag: number,
  value: string | { short: number[] } | { long: number } | { bytes: Buffer },
]

const ENTRY = 12

/** A directory with its values after it, placed at `at`. */
function directory(entries: Entry[], at: number): Buffer {
  const table = Buffer.alloc(2 + entries.length * ENTRY + 4)
  table.writeUInt16LE(entries.length, 0)
  const values: Buffer[] = []
  let next = at + table.length
  for (const [i, [tag, value]] of entries.entries()) {
    const entry = table.subarray(2 + i * ENTRY)
    entry.writeUInt16LE(tag, 0)
    let bytes: Buffer
    if (typeof value === 'string') {
      bytes = Buffer.from(`${value}\0`)
      entry.writeUInt16LE(2, 2)
      entry.writeUInt32LE(bytes.length, 4)
    } else if ('bytes' in value) {
      bytes = value.bytes
      entry.writeUInt16LE(7, 2)
      entry.writeUInt32LE(bytes.length, 4)
    } else if ('short' in value) {
      bytes = Buffer.alloc(value.short.length * 2)
      for (const [k, number] of value.short.entries()) bytes.writeUInt16LE(number, k * 2)
      entry.writeUInt16LE(3, 2)
      entry.writeUInt32LE(value.short.length, 4)
    } else {
      bytes = Buffer.alloc(4)
      bytes.writeUInt32LE(value.long)
      entry.writeUInt16LE(4, 2)
      entry.writeUInt32LE(1, 4)
    }
    if (bytes.length <= 4) bytes.copy(entry, 8)
    else {
      entry.writeUInt32LE(next, 8)
      values.push(bytes)
      next += bytes.length
    }
  }
  return Buffer.concat([table, ...values])
}

/**
 * An uncompressed TIFF of 8-bit RGB pixels with the directories first, as cameras and editors write
 * it.
 */
export function tiffOf(
  pixels: { data: Buffer; width: number; height: number },
  { interoperability, unsorted }: Record<string, string | boolean | undefined> = {},
): Buffer {
  const { data, width, height } = pixels
  // Each directory has a fixed place, whatever it contains.
  const [EXIF, INTEROPERABILITY, PIXELS] = [600, 800, 1000]
  const entries: Entry[] = [
    [0x0100, { long: width }],
    [0x0101, { long: height }],
    [0x0102, { short: [8, 8, 8] }],
    [0x0103, { short: [1] }],
    [0x0106, { short: [2] }],
    [0x0111, { long: PIXELS }],
    [0x0115, { short: [3] }],
    [0x0116, { long: height }],
    [0x0117, { long: data.length }],
    [0x8769, { long: EXIF }],
  ]
  const bytes = Buffer.alloc(PIXELS + data.length)
  bytes.write('II*\0\u0008\0\0\0', 'latin1')
  directory(unsorted ? entries.toReversed() : entries, 8).copy(bytes, 8)
  const exif: Entry[] = [
    [0xa001, { short: [0xffff] }],
    ...(interoperability ? ([[0xa005, { long: INTEROPERABILITY }]] as Entry[]) : []),
  ]
  directory(exif, EXIF).copy(bytes, EXIF)
  if (typeof interoperability === 'string')
    directory([[0x0001, interoperability]], INTEROPERABILITY).copy(bytes, INTEROPERABILITY)
  data.copy(bytes, PIXELS)
  return bytes
}

/**
 * An uncompressed TIFF of a grey ramp of 256 values.
 * @param peak the largest value, for 32 bits (floating point); 1 is white
 */
export function greyRamp(
  bits: 8 | 16 | 32,
  { icc, peak = 1 }: { icc?: Buffer; peak?: number } = {},
): Buffer {
  const data = Buffer.alloc((256 * bits) / 8)
  for (let i = 0; i < 256; i++)
    if (bits === 8) data[i] = i
    else if (bits === 16) data.writeUInt16LE(i * 257, i * 2)
    else data.writeFloatLE((i / 255) * peak, i * 4)
  const entries = (pixels: number): Entry[] => [
    [0x0100, { long: 256 }],
    [0x0101, { long: 1 }],
    [0x0102, { short: [bits] }],
    [0x0103, { short: [1] }],
    [0x0106, { short: [1] }],
    [0x0111, { long: pixels }],
    [0x0115, { short: [1] }],
    [0x0116, { long: 1 }],
    [0x0117, { long: data.length }],
    [0x0153, { short: [bits === 32 ? 3 : 1] }],
    ...(icc ? ([[0x8773, { bytes: icc }]] as Entry[]) : []),
  ]
  const head = Buffer.from('II*\0\u0008\0\0\0', 'latin1')
  const pixels = head.length + directory(entries(0), head.length).length
  return Buffer.concat([head, directory(entries(pixels), head.length), data])
}
