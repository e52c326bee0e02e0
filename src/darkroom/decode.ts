import sharp, { type Metadata, type Sharp } from 'sharp'
import { withAdobeRgb } from './adobeRgb.ts'
import { decodeHeic, withProfile } from './heic.ts'
import type { Rotation } from './recipe.ts'
import { Refusal } from './refusal.ts'
import { type Format, isCut, sniff } from './sniff.ts'

/** Bare sRGB pixels, 8 bits, three channels: no metadata can follow them. */
export type Pixels = { data: Buffer; width: number; height: number }

export type DecodeWish = {
  /** px; bounds the longer side. */
  longest: number
  rotate: Rotation
  /** Above this many the photo is refused. */
  maxPixels: number
  /** The camera says Adobe RGB without a profile. */
  isAdobeRgb: boolean
}

const AGAIN = 'Copy it from the card again, or export it anew'

function refuse(cause: unknown, bytes: Buffer, format: Format): never {
  if (cause instanceof Refusal) throw cause
  const said = (cause as Error).message
  if (/pixel limit|dimensions exceed|too large/i.test(said))
    throw new Refusal(
      'too-large',
      'has more pixels than is allowed',
      'Raise --max-mp, or make it smaller',
    )
  if (/premature|truncated|unexpected end|end of (file|stream)/i.test(said) || isCut(bytes, format))
    throw new Refusal('truncated', `is cut off after ${bytes.length} bytes`, AGAIN)
  throw new Refusal('corrupt', 'is damaged', AGAIN)
}

async function readHeader(bytes: Buffer, maxPixels: number): Promise<Metadata> {
  let meta: Metadata
  try {
    meta = await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch {
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

/**
 * Decodes a photo once: upright, at most `longest` on its longer side, its colours converted to sRGB.
 * Throws a Refusal for what is damaged, cut off, too large or unknown to this machine.
 */
export async function decode(bytes: Buffer, wish: DecodeWish): Promise<Pixels> {
  const { longest, rotate, maxPixels, isAdobeRgb } = wish
  const format = sniff(bytes)
  if (!format) throw new Refusal('not-an-image', 'is no picture', 'Remove it from the folder')
  const meta = await readHeader(bytes, maxPixels)
  try {
    const isHeic = format === 'heic' || meta.compression === 'hevc'
    const input = isHeic
      ? await readHeic(bytes, meta.icc)
      : sharp(isAdobeRgb && !meta.icc && format === 'jpeg' ? withAdobeRgb(bytes) : bytes, {
          // Less strict, a damaged photo would be published half grey.
          failOn: 'warning',
          limitInputPixels: maxPixels,
        })
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
    return { data, width: info.width, height: info.height }
  } catch (cause) {
    return refuse(cause, bytes, format)
  }
}
