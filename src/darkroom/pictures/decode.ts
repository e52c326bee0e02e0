import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../diagnostics/refusal.ts'
import type { Rotation } from '../files/publishedName.ts'
import { readTags } from '../formats/metadata/tags.ts'
import { isCut } from '../formats/parts/partsOf.ts'
import { ODD_HEADER, plainJpeg } from '../formats/parts/plainJpeg.ts'
import { type Format, HEAD, sniff } from '../formats/sniff.ts'
import { withAdobeRgb } from './colour/adobeRgb.ts'
import { declaredColour } from './colour/declaredColour.ts'
import { decodeHeic, withProfile } from './heic.ts'
import { MAX_PIXELS } from './recipe.ts'

export type DecodeOptions = {
  /** px; bounds the longer side. */
  longest: number
  /** On top of the orientation that the file states. */
  rotate: Rotation
  /** A photo of more pixels is refused; `undefined`: of more than `MAX_PIXELS`. */
  maxPixels: number | undefined
}

/** Bare sRGB pixels, 8 bits, three channels: no metadata can follow them. */
export type Pixels = { data: Buffer; width: number; height: number }

type Source = { bytes: Buffer; format: Format; meta: Metadata; isHeic: boolean; maxPixels: number }

/**
 * Decodes a photo: upright, at most `longest` on its longer side, its colours converted to sRGB.
 * Throws a Refusal for what is damaged, cut off, too large or unknown to this machine.
 */
export async function decode(bytes: Buffer, options: DecodeOptions): Promise<Pixels> {
  const maxPixels = options.maxPixels ?? MAX_PIXELS
  const format = sniff(bytes.subarray(0, HEAD))
  if (!format) throw new Refusal('not-an-image', 'is no picture', 'Remove it from the folder')
  const meta = await readHeader(bytes, format)
  checkSize(meta, maxPixels)
  const isHeic = format === 'heic' || meta.compression === 'hevc'
  let pixels: Pixels
  try {
    pixels = await strictly({ bytes, format, meta, isHeic, maxPixels }, options)
  } catch (cause) {
    throw refusalOf(cause, bytes, format)
  }
  // Zeros, as a failed card leaves them, decode without a warning.
  if (format === 'jpeg' && isCut(bytes, format)) throw cutOff(bytes)
  return pixels
}

async function readHeader(bytes: Buffer, format: Format): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    // A JPEG without a header has more wrong with it than its end.
    if (format !== 'jpeg' && isCut(bytes, format)) throw cutOff(bytes)
    throw rareKind((cause as Error).message, bytes, format) ?? damaged()
  }
}

function checkSize({ width, height }: Metadata, maxPixels: number): void {
  if (width * height <= maxPixels) return
  // To a tenth: the limit rounded down, what is beyond it up.
  const has = Math.ceil((width * height) / 1e5) / 10
  const limit = Math.floor(maxPixels / 1e5) / 10
  throw new Refusal(
    'too-large',
    `has ${has} megapixels, and the limit is ${limit}`,
    'Raise --max-mp, or make it smaller',
  )
}

const AGAIN = 'Copy it from the card again, or export it anew'
const damaged = () => new Refusal('corrupt', 'is damaged', AGAIN)
const cutOff = ({ length }: Buffer) =>
  new Refusal('truncated', `is cut off after ${length} bytes`, AGAIN)

/** What is whole but of a kind that is not decoded here; `undefined` for what should be. */
function rareKind(message: string, bytes: Buffer, format: Format): Refusal | undefined {
  // An AVIF whose main brand is that of moving pictures: AVIF, 6.3.
  if (format === 'avif' && bytes.toString('latin1', 8, 12) === 'avis')
    return new Refusal(
      'unsupported',
      'is a moving AVIF, which is not decoded here',
      'Export one picture of it as JPEG',
    )
  if (format === 'jpeg' && /Unsupported JPEG (process|data precision)/.test(message))
    return new Refusal(
      'unsupported',
      'is a JPEG of a rare kind (12 bits, lossless or hierarchical), which is not decoded here',
      'Export it as an ordinary JPEG',
    )
  return undefined
}

function refusalOf(cause: unknown, bytes: Buffer, format: Format): Refusal {
  if (cause instanceof Refusal) return cause
  const { message } = cause as Error
  if (/pixel limit|dimensions exceed|too large/i.test(message))
    return new Refusal(
      'too-large',
      'has more pixels than is allowed',
      'Raise --max-mp, or make it smaller',
    )
  // Of a JPEG 'premature' is also said where a part in the middle is wrong.
  const isSaid = /premature|truncated|unexpected end|end of (file|stream)|read error/i.test(message)
  if ((format !== 'jpeg' && isSaid) || isCut(bytes, format)) return cutOff(bytes)
  return rareKind(message, bytes, format) ?? damaged()
}

/** What libtiff says where pixels are wrong; whatever else it warns of is the header's oddness. */
const TIFF_DAMAGE = /corrupt|premature|JPEG/i

/** Decodes as strictly as can be without refusing a sound picture whose header is odd. */
async function strictly(source: Source, options: DecodeOptions): Promise<Pixels> {
  const { bytes, format } = source
  try {
    // Less strict, a damaged photo would be published half grey.
    return await draw(source, 'warning', options)
  } catch (cause) {
    const { message } = cause as Error
    if (format === 'jpeg' && ODD_HEADER.test(message))
      return draw({ ...source, bytes: plainJpeg(bytes) }, 'warning', options)
    // What is missing from a TIFF is an error, not a warning.
    if (format === 'tiff' && !TIFF_DAMAGE.test(message)) return draw(source, 'error', options)
    throw cause
  }
}

const WITHIN = { fit: 'inside', withoutEnlargement: true } as const

async function draw(
  source: Source,
  failOn: 'warning' | 'error',
  { longest, rotate }: DecodeOptions,
): Promise<Pixels> {
  const input = await open(source, failOn, longest)
  // In sRGB also while it is resized: sharp takes untagged numbers of 16 bits for Display P3.
  // Not so with 8 bits, where it would keep decoders from making pictures small as they read.
  if (source.meta.depth !== 'uchar') input.pipelineColourspace('srgb')
  const upright = rotate ? input.autoOrient().rotate(rotate) : input.autoOrient()
  const { data, info } = await upright
    .resize(longest, longest, WITHIN)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // 16-bit wide-gamut input would otherwise come out in Display P3, untagged.
    .withIccProfile('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`${info.channels} channels`)
  return { data, width: info.width, height: info.height }
}

/** The picture with its colour profile: its own, or one for what it declares otherwise. */
async function open(source: Source, failOn: 'warning' | 'error', longest: number): Promise<Sharp> {
  const { bytes, format, meta, isHeic, maxPixels } = source
  const options = { failOn, limitInputPixels: maxPixels }
  const bare = isHeic ? await decodeHeic(bytes) : sharp(bytes, options)
  const isDeclared = !meta.icc && meta.space !== 'cmyk'
  const declared = isDeclared
    ? declaredColour(bytes, format, meta.channels < 3, readTags(bytes))
    : undefined
  // What comes from the HEIC decoder has no profile with it.
  const icc = isHeic ? (meta.icc ?? declared) : declared
  if (!icc) return bare
  if (format === 'jpeg') return sharp(withAdobeRgb(bytes), options)
  if (format === 'png') return sharp(withProfile(bytes, icc), options)
  return smallWithProfile(bare, icc, longest)
}

/** A picture at most `longest` px on its longer side, with a profile. Small first: its PNG is held twice. */
export async function smallWithProfile(bare: Sharp, icc: Buffer, longest: number): Promise<Sharp> {
  const small = bare.autoOrient().resize(longest, longest, WITHIN)
  small.pipelineColourspace('srgb')
  return sharp(withProfile(await small.png({ compressionLevel: 0 }).toBuffer(), icc))
}
