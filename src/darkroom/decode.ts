import sharp, { type Metadata, type Sharp } from 'sharp'
import { withAdobeRgb } from './adobeRgb.ts'
import { decodeHeic, withProfile } from './heic.ts'
import { LARGE, memoryFor, type Shape } from './memory.ts'
import type { Rotation } from './recipe.ts'
import { Refusal } from './refusal.ts'
import { bytesOf, type Negative } from './readPhoto.ts'
import { type Format, isCut, sniff } from './sniff.ts'
import { numberOf, textOf } from './tags.ts'

/** Bare sRGB pixels, 8 bits, three channels: no metadata can follow them. */
export type Pixels = { data: Buffer; width: number; height: number }

export type DecodeWish = {
  /** px; bounds the longer side. */
  longest: number
  rotate: Rotation
  /** Above this many the photo is refused. */
  maxPixels: number
  /** Waits until nobody else decodes: asked for before much memory is taken. */
  alone(): Promise<void>
}

const AGAIN = 'Copy it from the card again, or export it anew'

async function refuse(cause: unknown, negative: Negative, format: Format): Promise<never> {
  if (cause instanceof Refusal) throw cause
  const said = (cause as Error).message
  if (/pixel limit|dimensions exceed|too large/i.test(said))
    throw new Refusal(
      'too-large',
      'has more pixels than is allowed',
      'Raise --max-mp, or make it smaller',
    )
  if (
    /premature|truncated|unexpected end|end of (file|stream)/i.test(said) ||
    isCut(await bytesOf(negative), format)
  )
    throw cutOff(negative)
  throw new Refusal('corrupt', 'is damaged', AGAIN)
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
  } catch {
    // A JPEG without a header has more wrong with it than its end.
    if (format !== 'jpeg' && isCut(await bytesOf(negative), format)) throw cutOff(negative)
    throw new Refusal('corrupt', 'is damaged', AGAIN)
  }
  const pixels = meta.width * meta.height
  if (pixels > maxPixels)
    throw new Refusal(
      'too-large',
      `has ${Math.round(pixels / 1e6)} megapixels, and the limit is ${Math.round(maxPixels / 1e6)}`,
      'Raise --max-mp, or make it smaller',
    )
  return meta
}

/** A HEIC photo as sharp can read it, its colour profile with it. */
async function readHeic(bytes: Buffer, icc: Buffer | undefined): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes)
  const bare = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
  if (!icc) return sharp(await bare.raw().toBuffer(), { raw: { width, height, channels: 3 } })
  return sharp(withProfile(await bare.png({ compressionLevel: 0 }).toBuffer(), icc))
}

const shapeOf = (meta: Metadata, format: Format, rotate: Rotation): Shape => ({
  format,
  width: meta.width,
  height: meta.height,
  isProgressive: meta.isProgressive === true,
  isHalved: meta.chromaSubsampling === '4:2:0',
  isTurned: rotate !== 0 || (meta.orientation ?? 1) > 1,
  depth: meta.depth === 'ushort' ? 2 : 1,
})

/**
 * Decodes a photo once: upright, at most `longest` on its longer side, its colours converted to sRGB.
 * Throws a Refusal for what is damaged, cut off, too large or unknown to this machine.
 */
export async function decode(negative: Negative, wish: DecodeWish): Promise<Pixels> {
  const { longest, rotate, maxPixels } = wish
  const { head, tags } = negative
  const format = sniff(head)
  if (!format) throw new Refusal('not-an-image', 'is no picture', 'Remove it from the folder')
  const meta = await readHeader(negative, format, maxPixels)
  const isHeic = format === 'heic' || meta.compression === 'hevc'
  if (memoryFor(shapeOf(meta, isHeic ? 'heic' : format, rotate)) > LARGE) await wish.alone()
  const isAdobeRgb =
    format === 'jpeg' &&
    !meta.icc &&
    textOf(tags.exif.InteroperabilityIndex) === 'R03' &&
    // 1 is sRGB, said outright.
    numberOf(tags.exif.ColorSpace) !== 1
  try {
    const input = isHeic
      ? await readHeic(await bytesOf(negative), meta.icc)
      : sharp(isAdobeRgb ? withAdobeRgb(await bytesOf(negative)) : negative.input, {
          // Less strict, a damaged photo would be published half grey.
          failOn: 'warning',
          limitInputPixels: maxPixels,
        })
    // In sRGB also while it is resized: sharp takes untagged numbers of 16 bits for Display P3.
    // Not so with 8 bits, where it would keep decoders from making pictures small as they read.
    if (meta.depth !== 'uchar') input.pipelineColourspace('srgb')
    const upright = rotate ? input.autoOrient().rotate(rotate) : input.autoOrient()
    const { data, info } = await upright
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      // 16-bit wide-gamut input would otherwise come out in Display P3, untagged.
      .withIccProfile('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true })
    if (info.channels !== 3) throw new Error(`${info.channels} channels`)
    // Zeros, as a failed card leaves them, decode without a word.
    if (format === 'jpeg' && isCut(await bytesOf(negative), format)) throw cutOff(negative)
    return { data, width: info.width, height: info.height }
  } catch (cause) {
    return refuse(cause, negative, format)
  }
}
