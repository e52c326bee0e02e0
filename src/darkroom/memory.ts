import { withParts, type ReadAt } from './readAt.ts'
import { type Format, HEAD, sniff } from './sniff.ts'

/** Bytes; decoding what takes more is done alone. */
export const LARGE = 64e6

/** Bytes; decoding what takes more is done in a new process: one that has worked keeps some 40 MB. */
export const HUGE = 256e6

/** Bytes; a file of more is decoded alone, whatever its header says. */
const LARGE_FILE = 32e6

/** What of a picture decides how much of it must be held at once. `depth` in bytes of a value. */
export type Shape = {
  format: Format
  width: number
  height: number
  isProgressive: boolean
  /** Whether its colours are stored at half the size. */
  isHalved: boolean
  isTurned: boolean
  depth: 1 | 2
}

/** Bytes that decoding holds at once, roughly: what is read in order, and what must be there whole. */
export function memoryFor(shape: Shape): number {
  const pixels = shape.width * shape.height
  switch (shape.format) {
    case 'jpeg':
      // A progressive one is kept as coefficients of 16 bits until its last scan.
      return shape.isProgressive ? pixels * (shape.isHalved ? 3 : 6) : 0
    case 'png':
    case 'tiff':
      return shape.isTurned || shape.isProgressive ? pixels * 3 * shape.depth : 0
    case 'heic':
      return pixels * 12
    case 'avif':
      // Of libaom: 11 of notes on each block, whatever it holds; the picture, and a copy of it.
      return pixels * 16
    default:
      return pixels * 4.5
  }
}

type Seen = Pick<Shape, 'width' | 'height'> & Partial<Shape>

/** Of a JPEG's frame header: ITU T.81, B.2.2. */
async function seeJpeg(read: ReadAt): Promise<Seen | undefined> {
  for (let at = 2; ;) {
    const head = await read(at, 12)
    if (head.length < 12 || head[0] !== 0xff) return undefined
    const marker = head[1]!
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return {
        height: head.readUInt16BE(5),
        width: head.readUInt16BE(7),
        isProgressive: marker % 4 === 2,
        isHalved: head[11] !== 0x11,
      }
    else if (marker === 0xda) return undefined
    else at += 2 + head.readUInt16BE(2)
  }
}

async function seePng(read: ReadAt): Promise<Seen | undefined> {
  const head = await read(16, 13)
  if (head.length < 13) return undefined
  return {
    width: head.readUInt32BE(0),
    height: head.readUInt32BE(4),
    depth: head[8] === 16 ? 2 : 1,
    isProgressive: head[12] === 1,
  }
}

async function seeWebp(read: ReadAt): Promise<Seen | undefined> {
  const head = await read(12, 18)
  if (head.length < 18) return undefined
  switch (head.toString('latin1', 0, 4)) {
    case 'VP8X':
      return { width: head.readUIntLE(12, 3) + 1, height: head.readUIntLE(15, 3) + 1 }
    case 'VP8L': {
      const bits = head.readUInt32LE(9)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    default:
      return { width: head.readUInt16LE(14) & 0x3fff, height: head.readUInt16LE(16) & 0x3fff }
  }
}

/** Bytes in which the sizes of a picture in boxes stand. */
const BOXES = 64e3

/** Of the largest picture in it: an `ispe` box of ISO/IEC 23008-12 for each. */
async function seeBoxes(read: ReadAt): Promise<Seen | undefined> {
  const head = await read(0, BOXES)
  let most: Seen | undefined
  for (let at = head.indexOf('ispe'); at > 0; at = head.indexOf('ispe', at + 4)) {
    if (at + 16 > head.length) break
    const [width, height] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)]
    if (!most || width * height > most.width * most.height) most = { width, height }
  }
  return most
}

const LOOKS: Partial<Record<Format, (read: ReadAt) => Promise<Seen | undefined>>> = {
  jpeg: seeJpeg,
  png: seePng,
  webp: seeWebp,
  avif: seeBoxes,
  heic: seeBoxes,
}

/**
 * Bytes that decoding a photo of `size` bytes will hold at once, roughly, by its header: known before a
 * process is started for it. Little also for what cannot be read, as that is found out later.
 */
export async function needOf(path: string, size: number): Promise<number> {
  const least = size > LARGE_FILE ? LARGE + 1 : 0
  try {
    return await withParts(path, async (read) => {
      const format = sniff(await read(0, HEAD))
      const seen = format && (await LOOKS[format]?.(read))
      if (!format || !seen) return least
      const rest = { isProgressive: false, isHalved: false, isTurned: false, depth: 1 } as const
      return Math.max(least, memoryFor({ ...rest, format, ...seen }))
    })
  } catch {
    return least
  }
}
