import type { ReadAt } from './readAt.ts'
import type { Format } from './sniff.ts'
import { readTiffLayout, type Stretch } from './tiffLayout.ts'

/** Bytes; a single tag that is longer holds pixels, whatever it is called. */
const LONGEST = 16e6

const PNG_HEADER = 8
const RIFF_HEADER = 12

async function chunksOfPng(read: ReadAt, size: number): Promise<Stretch[]> {
  const found: Stretch[] = [[0, PNG_HEADER]]
  for (let at = PNG_HEADER; at + 12 <= size;) {
    const head = await read(at, 8)
    const end = at + 12 + head.readUInt32BE(0)
    found.push([at, head.toString('latin1', 4) === 'IDAT' ? at + 8 : end])
    at = end
  }
  return found
}

async function chunksOfWebp(read: ReadAt, size: number): Promise<Stretch[]> {
  const found: Stretch[] = [[0, RIFF_HEADER]]
  for (let at = RIFF_HEADER; at + 8 <= size;) {
    const head = await read(at, 8)
    const length = head.readUInt32LE(4)
    const isPixels = /^(VP8|ALPH|ANMF)/.test(head.toString('latin1', 0, 4))
    // Of the pixels only the sizes at their start.
    found.push([at, at + 8 + (isPixels ? Math.min(32, length) : length)])
    at += 8 + length + (length % 2)
  }
  return found
}

/** A JPEG's segments before its pixels. */
async function headOfJpeg(read: ReadAt, size: number): Promise<Stretch[]> {
  let at = 2
  while (at + 4 <= size) {
    const head = await read(at, 4)
    if (head[0] !== 0xff || head[1] === 0xda) break
    at += head[1] === 0xff ? 1 : 2 + head.readUInt16BE(2)
  }
  return [[0, at + 2]]
}

function stretchesOf(read: ReadAt, size: number, format?: Format): Stretch[] | Promise<Stretch[]> {
  switch (format) {
    case 'tiff':
      return readTiffLayout(read, size).then(({ tags }) => tags)
    case 'png':
      return chunksOfPng(read, size)
    case 'webp':
      return chunksOfWebp(read, size)
    case 'jpeg':
      return headOfJpeg(read, size)
    default:
      return [[0, size]]
  }
}

/**
 * A large file's bytes with zeros where its pixels are: the same size and places, but memory only for
 * what is read, as an operating system gives pages of zeros away when they are first touched.
 */
export async function withoutPixels(read: ReadAt, size: number, format?: Format): Promise<Buffer> {
  const stretches = await stretchesOf(read, size, format)
  const bytes = Buffer.alloc(size)
  for (const [from, to] of stretches) {
    const end = Math.min(to, size)
    if (from >= end || (end - from > LONGEST && format === 'tiff')) continue
    ;(await read(from, end - from)).copy(bytes, from)
  }
  return bytes
}
