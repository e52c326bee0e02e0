import { type Box, boxesIn } from './boxesIn.ts'
import { withParts, type ReadAt } from './readAt.ts'
import { type Format, HEAD, sniff } from './sniff.ts'

/** Bytes; decoding what takes more is done alone. */
export const LARGE = 64e6

/** Bytes; decoding what takes more is done in a new process: one that has worked keeps some 40 MB. */
export const HUGE = 256e6

/**
 * Bytes; an AVIF that takes more is decoded only where the owner allows it: with all processes it would
 * be more than 512 MB.
 */
export const AVIF_LIMIT = 356e6
/** The same while hosts are asked, for which the command itself takes more. */
export const OUTSIDE_AVIF_LIMIT = 331e6

/** Bytes; a file of more is decoded alone, whatever its header says. */
const LARGE_FILE = 32e6

/** What of a picture decides how much of it must be held at once. `depth` in bytes of a value. */
export type Shape = {
  format: Format
  width: number
  height: number
  isProgressive: boolean
  /** Values stored for each pixel: 3, or 1.5 where its colours are at half the size both ways. */
  samples: number
  isTurned: boolean
  depth: 1 | 2
}

/** Bytes for each pixel; what libaom notes on each block of 4 by 4, whatever it holds. */
const NOTES = 181 / 16

/** Bytes that decoding holds at once, roughly: what is read in order, and what must be there whole. */
export function memoryFor(shape: Shape): number {
  const { samples, depth } = shape
  const pixels = shape.width * shape.height
  switch (shape.format) {
    case 'jpeg':
      // A progressive one is kept as coefficients of 16 bits until its last scan.
      return shape.isProgressive ? pixels * samples * 2 : 0
    case 'png':
    case 'tiff':
      return shape.isTurned || shape.isProgressive ? pixels * 3 * depth : 0
    case 'heic':
      return pixels * 12
    case 'avif':
      // The picture, a copy of it, and until that is made the notes.
      return pixels * (samples * depth * 2 + NOTES)
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
        samples: head[11] === 0x11 ? 3 : 1.5,
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

/** Boxes that may stand before the `meta` box: usually one does. */
const BEFORE = 64

/** Bytes; more of a `meta` box is not read. A colour profile in it takes some hundred thousand. */
const META = 4e6

/** What is told of the pictures in a file of boxes: the `ipco` of ISO/IEC 23008-12, 9.3. */
async function propertiesIn(read: ReadAt): Promise<Box[]> {
  let at = 0
  for (let boxes = 0; boxes < BEFORE; boxes++) {
    const head = await read(at, 16)
    const [box] = boxesIn(head)
    if (head.length < 8 || !box) return []
    const size = head.readUInt32BE(0) === 1 ? Number(head.readBigUInt64BE(8)) : head.readUInt32BE(0)
    if (box.name === 'meta') {
      // Its version stands before its boxes.
      const body = await read(at + 12, Math.min(size ? size - 12 : META, META))
      const inside = (name: string, bytes: Buffer) =>
        boxesIn(bytes).find((one) => one.name === name)?.body ?? Buffer.alloc(0)
      return boxesIn(inside('ipco', inside('iprp', body)))
    }
    if (size < 8) return []
    at += size
  }
  return []
}

/** Of the largest picture in it: an `ispe` for each. */
function largestOf(properties: Box[]): Seen | undefined {
  let most: Seen | undefined
  for (const { name, body } of properties) {
    if (name !== 'ispe' || body.length < 12) continue
    const [width, height] = [body.readUInt32BE(4), body.readUInt32BE(8)]
    if (!most || width * height > most.width * most.height) most = { width, height }
  }
  return most
}

const seeHeic = async (read: ReadAt) => largestOf(await propertiesIn(read))

/** By the two bits of AV1's chroma_subsampling_x and _y. */
const SAMPLES: Record<number, number> = { 0b00: 3, 0b10: 2, 0b11: 1.5 }
/** What an alpha channel adds: little, as it is decoded after the colours. */
const ALPHA = 0.5

/**
 * How its values are stored is in `av1C` boxes: AV1 in ISO base media, 2.3.3. One that is made of pieces
 * is taken for whole, as several of them are decoded at once.
 */
async function seeAvif(read: ReadAt): Promise<Seen | undefined> {
  const properties = await propertiesIn(read)
  const seen = largestOf(properties)
  let [samples, depth]: [number, 1 | 2] = [1, 1]
  let alpha = 0
  for (const { name, body } of properties) {
    if (name === 'auxC') alpha = ALPHA
    if (name !== 'av1C' || body.length < 4) continue
    const said = body[2]!
    if (said & 0x40) depth = 2
    if (!(said & 0x10)) samples = Math.max(samples, SAMPLES[(said >> 2) & 3] ?? 3)
  }
  return seen && { ...seen, samples: samples + alpha, depth }
}

const LOOKS: Partial<Record<Format, (read: ReadAt) => Promise<Seen | undefined>>> = {
  jpeg: seeJpeg,
  png: seePng,
  webp: seeWebp,
  avif: seeAvif,
  heic: seeHeic,
}

/**
 * Bytes that decoding a photo of `size` bytes will hold at once, roughly, by its header: known before a
 * process is started for it. Little also for what cannot be read, as that is found out later.
 */
export async function needOf(input: string | Buffer, size: number): Promise<number> {
  const least = size > LARGE_FILE ? LARGE + 1 : 0
  try {
    return await withParts(input, async (read) => {
      const format = sniff(await read(0, HEAD))
      const seen = format && (await LOOKS[format]?.(read))
      if (!format || !seen) return least
      const rest = { isProgressive: false, samples: 3, isTurned: false, depth: 1 } as const
      return Math.max(least, memoryFor({ ...rest, format, ...seen }))
    })
  } catch {
    return least
  }
}
