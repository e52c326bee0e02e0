import sharp, { type Metadata } from 'sharp'
import { hasBrokenScan } from './brokenScan.ts'
import { hasLostStretch } from './lostStretch.ts'
import { AVIF_LIMIT, LARGE, memoryFor, needOf, type Shape } from './memory.ts'
import { allowsMemory, MAX_PIXELS } from './maxPixels.ts'
import { withParts } from './readAt.ts'
import type { Rotation } from './recipe.ts'
import { type Pixels, render } from './render.ts'
import { Refusal } from './refusal.ts'
import { bytesOf, type Negative } from './readPhoto.ts'
import { type Format, isCut, sniff } from './sniff.ts'
import { readTiffLayout } from './tiffLayout.ts'

/** Bytes of a JPEG whose code is walked: at 15 ms a MB, no more than an import can spare. */
const WALKED = 1_000_000

export type DecodeWish = {
  /** px; bounds the longer side. */
  longest: number
  rotate: Rotation
  /**
   * Above this many the photo is refused; `undefined`: above the usual ones. An AVIF also above what 512
   * MB can decode; see allowsMemory.
   */
  maxPixels: number | undefined
  /** Waits until nobody else decodes: asked for before much memory is taken. */
  alone(): Promise<void>
}

const AGAIN = 'Copy it from the card again, or export it anew'

async function endsEarly(negative: Negative, format: Format): Promise<boolean> {
  const { input, size } = negative
  return format === 'tiff'
    ? (await withParts(input, (read) => readTiffLayout(read, size))).isCut
    : isCut(await bytesOf(negative), format)
}

/** What libjpeg says of the ways to write a JPEG that hardly anybody uses and it does not read. */
const RARE_JPEG = /Unsupported JPEG (process|data precision)/

/** Of what is whole but of a kind that is not decoded here; `undefined` where it should be. */
function rareKind(said: string, { head }: Negative, format: Format): Refusal | undefined {
  // An AVIF whose main brand is that of moving pictures: AVIF, 6.3.
  const isMoving = format === 'avif' && head.toString('latin1', 8, 12) === 'avis'
  const isRare = format === 'jpeg' && RARE_JPEG.test(said)
  if (!isMoving && !isRare) return undefined
  return new Refusal(
    'unsupported',
    isMoving
      ? 'is a moving AVIF, which is not decoded here'
      : 'is a JPEG of a rare kind (12 bits, lossless or hierarchical), which is not decoded here',
    isMoving ? 'Export one picture of it as JPEG' : 'Export it as an ordinary JPEG',
  )
}

async function refuse(cause: unknown, negative: Negative, format: Format): Promise<never> {
  if (cause instanceof Refusal) throw cause
  const said = (cause as Error).message
  if (/pixel limit|dimensions exceed|too large/i.test(said))
    throw new Refusal(
      'too-large',
      'has more pixels than is allowed',
      'Raise --max-mp, or make it smaller',
    )
  // Of a JPEG 'premature' is also said where a part in the middle is wrong.
  const isSaid = /premature|truncated|unexpected end|end of (file|stream)/i.test(said)
  if ((format !== 'jpeg' && isSaid) || (await endsEarly(negative, format))) throw cutOff(negative)
  throw rareKind(said, negative, format) ?? new Refusal('corrupt', 'is damaged', AGAIN)
}

const cutOff = ({ size }: Negative) =>
  new Refusal('truncated', `is cut off after ${size} bytes`, AGAIN)

async function readHeader(
  negative: Negative,
  format: Format,
  maxPixels: number,
): Promise<Metadata> {
  let meta: Metadata
  try {
    meta = await sharp(negative.input, { limitInputPixels: false }).metadata()
  } catch (cause) {
    // A JPEG without a header has more wrong with it than its end.
    if (format !== 'jpeg' && (await endsEarly(negative, format))) throw cutOff(negative)
    const rare = rareKind((cause as Error).message, negative, format)
    throw rare ?? new Refusal('corrupt', 'is damaged', AGAIN)
  }
  const pixels = meta.width * meta.height
  if (pixels > maxPixels)
    throw new Refusal(
      'too-large',
      `has ${megapixels(pixels, 'ceil')} megapixels, and the limit is ${megapixels(maxPixels)}`,
      'Raise --max-mp, or make it smaller',
    )
  return meta
}

/** To a tenth; a limit is rounded down, what is beyond it up. */
const megapixels = (pixels: number, to: 'floor' | 'ceil' = 'floor') => Math[to](pixels / 1e5) / 10

/** Refuses an AVIF whose decoder would take more memory than a run is to have. */
async function checkMemory({ input, size }: Negative, meta: Metadata): Promise<void> {
  const need = await needOf(input, size)
  if (need <= AVIF_LIMIT) return
  const pixels = meta.width * meta.height
  throw new Refusal(
    'too-large',
    `has ${megapixels(pixels, 'ceil')} megapixels, and 512 MB can decode ${megapixels((pixels * AVIF_LIMIT) / need)} of an AVIF of this kind`,
    `Import it with --max-mp ${megapixels(MAX_PIXELS)}, or export it as JPEG`,
  )
}

const shapeOf = (meta: Metadata, format: Format, rotate: Rotation): Shape => ({
  format,
  width: meta.width,
  height: meta.height,
  isProgressive: meta.isProgressive ?? false,
  samples: meta.chromaSubsampling === '4:2:0' ? 1.5 : 3,
  isTurned: rotate !== 0 || (meta.orientation ?? 1) > 1,
  depth: meta.depth === 'ushort' ? 2 : 1,
})

/**
 * Decodes a photo once: upright, at most `longest` on its longer side, its colours converted to sRGB.
 * Throws a Refusal for what is damaged, cut off, too large or unknown to this machine.
 */
export async function decode(negative: Negative, wish: DecodeWish): Promise<Pixels> {
  const { rotate, maxPixels = MAX_PIXELS } = wish
  const format = sniff(negative.head)
  if (!format) throw new Refusal('not-an-image', 'is no picture', 'Remove it from the folder')
  const meta = await readHeader(negative, format, maxPixels)
  const isHeic = format === 'heic' || meta.compression === 'hevc'
  if (format === 'avif' && !allowsMemory(wish.maxPixels)) await checkMemory(negative, meta)
  if (memoryFor(shapeOf(meta, isHeic ? 'heic' : format, rotate)) > LARGE) await wish.alone()
  try {
    const pixels = await render(negative, { ...wish, maxPixels, format, meta, isHeic })
    await checkWhole(negative, format, maxPixels)
    return pixels
  } catch (cause) {
    return refuse(cause, negative, format)
  }
}

/** Formats of which a part can be missing without a word of the decoder. */
const SILENT = new Set<Format>(['jpeg', 'webp', 'avif', 'heic'])

/** Refuses what was decoded without complaint, although a part of it was written over. */
async function checkWhole(negative: Negative, format: Format, maxPixels: number): Promise<void> {
  if (!SILENT.has(format)) return
  const bytes = await bytesOf(negative)
  // Zeros, as a failed card leaves them, decode without a word.
  if (format === 'jpeg' && isCut(bytes, format)) throw cutOff(negative)
  const decodes = (short: Buffer) =>
    sharp(short, { failOn: 'warning', limitInputPixels: maxPixels })
      .resize(1, 1)
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      )
  const isBroken = format === 'jpeg' && bytes.length <= WALKED && hasBrokenScan(bytes)
  if (isBroken || (await hasLostStretch(bytes, format, decodes)))
    throw new Refusal('corrupt', 'is damaged: a part of its pixels was overwritten', AGAIN)
}
