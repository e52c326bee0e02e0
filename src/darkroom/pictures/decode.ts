import sharp, { type Metadata, type Sharp } from 'sharp'
import { Refusal } from '../diagnostics/refusal.ts'
import type { Rotation } from '../files/photoStem.ts'
import { parseTags } from '../formats/metadata/tags.ts'
import { isCut } from '../formats/parts/partsOf.ts'
import { ODD_HEADER, plainJpeg } from '../formats/parts/plainJpeg.ts'
import { withoutEmptyProfiles } from '../formats/parts/withoutEmptyProfiles.ts'
import { type Format, sniff } from '../formats/sniff.ts'
import { withAdobeRgb } from './colour/adobeRgb.ts'
import { declaredColour } from './colour/declaredColour.ts'
import { rgbOfGrey } from './colour/greyProfile.ts'
import { refuseHdr } from './colour/refuseHdr.ts'
import { decodeHeic, loadHeicDecoder, withProfile } from './heic.ts'
import { MAX_PIXELS } from './recipe.ts'
import type { Size } from './rungs.ts'

type DecodeOptions = {
  /** The size to decode a picture of this size to. Both upright, in px. */
  sizeOf: (original: Size) => Size
  /** Applied after the orientation in the file. */
  rotate: Rotation
  /** Larger photos are refused. Default: `MAX_PIXELS`. */
  maxPixels: number | undefined
}

/** sRGB, 8 bits, three channels, without metadata. `isSmaller`: than the original. */
type Pixels = Size & { data: Buffer; isSmaller: boolean }

type Source = { bytes: Buffer; format: Format; meta: Metadata; isHeic: boolean; maxPixels: number }

/** Decodes a photo upright, in sRGB. Throws a Refusal if it is damaged, cut off, too large or unknown. */
export async function decode(original: Buffer, options: DecodeOptions): Promise<Pixels> {
  const maxPixels = options.maxPixels ?? MAX_PIXELS
  const format = sniff(original)
  if (!format) throw new Refusal('not-an-image', 'is not a picture', 'Choose another file')
  const bytes = format === 'heic' ? withoutEmptyProfiles(original) : original
  const meta = await readHeader(bytes, format)
  checkSize(meta, maxPixels)
  await refuseHdr(bytes, format, meta)
  const isHeic = format === 'heic' || meta.compression === 'hevc'
  let pixels: Pixels
  try {
    pixels = await strictly({ bytes, format, meta, isHeic, maxPixels }, options)
  } catch (cause) {
    throw refusalOf(cause, bytes, format)
  }
  // Zeros written by a failing card decode without a warning.
  if (format === 'jpeg' && isCut(bytes, format)) throw cutOff(bytes)
  return pixels
}

async function readHeader(bytes: Buffer, format: Format): Promise<Metadata> {
  try {
    // A HEIC of 108 megapixels has 432 tiles, where libheif allows 256 items. Only the header is read.
    return await sharp(bytes, { limitInputPixels: false, unlimited: true }).metadata()
  } catch (cause) {
    // A JPEG with an unreadable header has more damage than a cut.
    if (format !== 'jpeg' && isCut(bytes, format)) throw cutOff(bytes)
    throw rareKind((cause as Error).message, bytes, format) ?? damaged()
  }
}

function checkSize({ width, height }: Metadata, maxPixels: number): void {
  if (width * height <= maxPixels) return
  // Round the size up and the limit down, so that the message never shows equal numbers.
  const has = Math.ceil((width * height) / 1e5) / 10
  const limit = Math.floor(maxPixels / 1e5) / 10
  throw new Refusal(
    'too-large',
    `has ${has} megapixels, and the limit is ${limit}`,
    'Raise --max-mp, or make the picture smaller',
  )
}

const AGAIN = 'Copy it from the card again, or export it anew'
const damaged = () => new Refusal('corrupt', 'is damaged', AGAIN)
const cutOff = ({ length }: Buffer) =>
  new Refusal('truncated', `is cut off after ${length} bytes`, AGAIN)

function rareKind(message: string, bytes: Buffer, format: Format): Refusal | undefined {
  // The main brand of an animated AVIF is `avis`: AVIF, 6.3.
  if (format === 'avif' && bytes.toString('latin1', 8, 12) === 'avis')
    return new Refusal(
      'unsupported',
      'is a moving AVIF, which is not supported',
      'Export one picture of it as JPEG',
    )
  if (format === 'jpeg' && /Unsupported JPEG (process|data precision)/.test(message))
    return new Refusal(
      'unsupported',
      'is a JPEG of a rare kind (12 bits, lossless or hierarchical), which is not supported',
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
      'Raise --max-mp, or make the picture smaller',
    )
  // For a JPEG, 'premature' may also mean damage in the middle.
  const isSaid = /premature|truncated|unexpected end|end of (file|stream)|read error/i.test(message)
  if ((format !== 'jpeg' && isSaid) || isCut(bytes, format)) return cutOff(bytes)
  return rareKind(message, bytes, format) ?? damaged()
}

/** libtiff's warnings about damaged pixels. Its other warnings are about odd headers. */
const TIFF_DAMAGE = /corrupt|premature|JPEG/i

/** Decodes as strictly as possible, but accepts intact pictures with odd headers. */
async function strictly(source: Source, options: DecodeOptions): Promise<Pixels> {
  const { bytes, format } = source
  try {
    // A tolerant decoder would return a damaged photo that is half grey.
    return await draw(source, 'warning', options)
  } catch (cause) {
    const { message } = cause as Error
    if (format === 'jpeg' && ODD_HEADER.test(message))
      return draw({ ...source, bytes: plainJpeg(bytes) }, 'warning', options)
    // A TIFF's missing pixels cause an error, not a warning.
    if (format === 'tiff' && !TIFF_DAMAGE.test(message)) return draw(source, 'error', options)
    throw cause
  }
}

async function draw(
  source: Source,
  failOn: 'warning' | 'error',
  { sizeOf, rotate }: DecodeOptions,
): Promise<Pixels> {
  const original = turned(source.meta.autoOrient, rotate)
  const size = sizeOf(original)
  const input = await open(source, failOn, Math.max(size.width, size.height))
  // Resize in sRGB: sharp reads untagged 16-bit pixels as Display P3. 8 bits need no conversion, which
  // would disable shrinking on load.
  if (source.meta.depth !== 'uchar') input.pipelineColourspace('srgb')
  const upright = rotate ? input.autoOrient().rotate(rotate) : input.autoOrient()
  const { data, info } = await upright
    .resize(size.width, size.height, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    // Without this, 16-bit wide-gamut input becomes Display P3 without a tag.
    .withIccProfile('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`${info.channels} channels`)
  return { data, width: info.width, height: info.height, isSmaller: size.width < original.width }
}

const turned = ({ width, height }: Size, rotate: Rotation): Size =>
  rotate % 180 ? { width: height, height: width } : { width, height }

async function open(source: Source, failOn: 'warning' | 'error', longest: number): Promise<Sharp> {
  const { bytes, format, meta, isHeic, maxPixels } = source
  const options = { failOn, limitInputPixels: maxPixels }
  const bare = isHeic
    ? await decodeHeic(bytes, meta.pagePrimary ?? 0, await loadHeicDecoder())
    : sharp(bytes, options)
  const isDeclared = !meta.icc && meta.space !== 'cmyk'
  const declared = isDeclared
    ? declaredColour(bytes, format, meta.channels < 3, parseTags(bytes))
    : undefined
  // The HEIC decoder drops the profile.
  const icc = isHeic ? (meta.icc ?? declared) : declared
  // sharp ignores the profile of 16-bit grey pictures.
  const grey = meta.depth === 'ushort' && meta.channels < 3 ? (meta.icc ?? declared) : undefined
  const tones = grey && rgbOfGrey(grey)
  if (tones) {
    const rgb = sharp(bytes, { ...options, ignoreIcc: true }).toColourspace('rgb16')
    return smallWithProfile(rgb, tones, longest)
  }
  if (!icc) return bare
  if (format === 'jpeg') return sharp(withAdobeRgb(bytes), options)
  if (format === 'png') return sharp(withProfile(bytes, icc), options)
  return smallWithProfile(bare.pipelineColourspace('srgb'), icc, longest)
}

/** Adds a profile to a picture. Resizes it to `longest` px first: its PNG is held twice in memory. */
export async function smallWithProfile(bare: Sharp, icc: Buffer, longest: number): Promise<Sharp> {
  const within = { fit: 'inside', withoutEnlargement: true } as const
  const small = bare.autoOrient().resize(longest, longest, within)
  return sharp(withProfile(await small.png({ compressionLevel: 0 }).toBuffer(), icc))
}
