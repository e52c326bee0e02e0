import sharp from 'sharp'
import { needOf, OUTSIDE_AVIF_LIMIT } from '../memory.ts'
import { isCut } from '../sniff.ts'
import { coordinates } from './coordinates.ts'
import { factsOf, type Picture } from './picture.ts'
import { isDrawn } from './pictureType.ts'

/** Browsers take less: it is only not known whether it is whole. */
const HEAVY = {
  grade: 'warning',
  cause: 'takes more than 512 MB to decode, so it was not looked at',
  remedy: 'Give --max-mp 150, or upload it as JPEG or smaller',
} as const

/** px; each side of a look. */
const LOOK = 8

/**
 * Looks at bytes as a browser and a careful reader would; never throws, never takes more than `pixels`,
 * nor an AVIF whose decoder takes more than `avifLimit` bytes.
 */
export async function readPicture(
  bytes: Buffer,
  pixels: number,
  avifLimit = OUTSIDE_AVIF_LIMIT,
): Promise<Picture> {
  const facts = factsOf(bytes)
  const { type } = facts
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
  if (type === 'avif' && (await needOf(bytes, bytes.length)) > avifLimit)
    return { ...facts, unseen: HEAVY }
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
