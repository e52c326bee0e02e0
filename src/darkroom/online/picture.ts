import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { coordinates } from './coordinates.ts'
import { type Format, isCut } from '../sniff.ts'
import { isDrawn, pictureType } from './pictureType.ts'

/** What an answer's bytes turn out to be. */
export type Picture = {
  type: Format | undefined
  /** `whole`: every pixel is there. `unread`: a format that is not looked into. */
  state: 'whole' | 'truncated' | 'corrupt' | 'too-large' | 'unread'
  /** px, after orientation; 0 where they cannot be told. */
  width: number
  height: number
  /** Where it says on which spot it was taken, if it does. */
  coordinates: 'exif' | 'xmp' | undefined
  /** Hex; of the bytes. */
  sha256: string
  bytes: number
  /** The picture in 8 × 8 grey values, to tell whether another shows the same. */
  look: number[]
}

const LOOK = 8

// Pictures are looked at once; keeping them only takes memory.
sharp.cache(false)
sharp.concurrency(1)

/** Looks at bytes as a browser and a careful reader would; never throws, never takes more than `pixels`. */
export async function readPicture(bytes: Buffer, pixels: number): Promise<Picture> {
  const type = pictureType(bytes)
  const facts: Picture = {
    type,
    state: 'unread',
    width: 0,
    height: 0,
    coordinates: undefined,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    look: [],
  }
  if (!type || !isDrawn(type)) return facts
  try {
    // Reads the header alone, so that a bomb can say how large it is.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    facts.width = head.autoOrient.width
    facts.height = head.autoOrient.height
    facts.coordinates = coordinates(head.exif, head.xmp)
  } catch {
    return { ...facts, state: 'corrupt' }
  }
  if (facts.width * facts.height > pixels) return { ...facts, state: 'too-large' }
  // A decoder's message would tell too, but libvips keeps messages in one place for all pictures.
  if (isCut(bytes, type)) return { ...facts, state: 'truncated' }
  try {
    return { ...facts, state: 'whole', look: await lookOf(bytes, pixels) }
  } catch {
    return { ...facts, state: 'corrupt' }
  }
}

/** JPEGs are decoded at an eighth of their size, which still reads every byte. */
async function lookOf(bytes: Buffer, pixels: number) {
  // Browsers forgive what a decoder merely warns of.
  const grey = await sharp(bytes, { failOn: 'error', limitInputPixels: pixels })
    .autoOrient()
    .resize(LOOK, LOOK, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  return [...grey]
}

/** Grey values of 0 to 255 that two renditions of one picture may differ by, on average. */
const SAME_LOOK = 10
/** Share by which the proportions of two renditions of one picture may differ: rounding. */
const SAME_SHAPE = 0.02

/** Whether two pictures show the same in the same proportions, at whatever size. */
export function showSame(a: Picture, b: Picture): boolean {
  if (a.state !== 'whole' || b.state !== 'whole') return false
  if (Math.abs((a.width / a.height) * (b.height / b.width) - 1) > SAME_SHAPE) return false
  const difference = a.look.reduce((sum, grey, i) => sum + Math.abs(grey - b.look[i]!), 0)
  return difference / a.look.length <= SAME_LOOK
}
