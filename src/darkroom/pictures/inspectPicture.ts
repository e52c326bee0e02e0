import sharp from 'sharp'
import { isCut } from '../formats/parts/partsOf.ts'
import { parseTags } from '../formats/metadata/tags.ts'
import { isDrawn } from '../formats/sniff.ts'
import { factsOf, type ReadPicture } from './picture.ts'

/** px */
const LOOK = 8

/** Inspects a picture. Never throws, and never decodes more than `maxPixels`. */
export async function inspectPicture(bytes: Buffer, maxPixels: number): Promise<ReadPicture> {
  const facts = factsOf(bytes)
  const { type } = facts
  if (!type || !isDrawn(type)) return facts
  try {
    // No limit is needed, because only the header is read.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata()
    facts.width = head.autoOrient.width
    facts.height = head.autoOrient.height
    facts.coordinates = coordinates(head.exif, head.xmp)
  } catch {
    return { ...facts, state: 'corrupt' }
  }
  if (facts.width * facts.height > maxPixels) return { ...facts, state: 'too-large' }
  // Do not use the decoder's message: libvips shares one buffer between all pictures.
  if (isCut(bytes, type)) return { ...facts, state: 'truncated' }
  try {
    return { ...facts, state: 'whole', look: await lookOf(bytes, maxPixels) }
  } catch {
    return { ...facts, state: 'corrupt' }
  }
}

const IN_XMP = /GPS(Latitude|Longitude|Position|Coordinates)\b[^\d<>]{0,4}[>="'\s]*[-+]?\d/

/** Finds the metadata blocks that contain the place of capture. */
function coordinates(exif: Buffer | undefined, xmp: Buffer | undefined) {
  if (xmp && IN_XMP.test(xmp.toString('latin1'))) return 'xmp'
  return exif && parseTags(exif).hasPlace ? 'exif' : undefined
}

/** Decodes JPEGs at an eighth of their size. That still reads every byte. */
async function lookOf(bytes: Buffer, maxPixels: number) {
  // Browsers draw pictures that decode with warnings.
  const grey = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize(LOOK, LOOK, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer()
  return [...grey]
}
