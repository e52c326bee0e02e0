import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { withAdobeRgb } from './adobeRgb.ts'
import { declaredColour } from './declaredColour.ts'
import { decodeHeic, withProfile } from './heic.ts'
import { ODD_HEADER, plainJpeg } from './plainJpeg.ts'
import { withParts } from './readAt.ts'
import { bytesOf, type Negative } from './readPhoto.ts'
import type { Rotation } from './recipe.ts'
import type { Format } from './sniff.ts'

/** Bare sRGB pixels, 8 bits, three channels: no metadata can follow them. */
export type Pixels = { data: Buffer; width: number; height: number }

/** What libtiff says where pixels are wrong; whatever else it warns of is the header's oddness. */
const TIFF_DAMAGE = /corrupt|premature|JPEG/i

/** A HEIC photo as sharp can read it, its colour profile not with it. */
async function readHeic(bytes: Buffer): Promise<Sharp> {
  const { width, height, data } = await decodeHeic(bytes)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}

export type Rendering = {
  format: Format
  meta: Metadata
  isHeic: boolean
  /** px; bounds the longer side. */
  longest: number
  rotate: Rotation
  maxPixels: number
}

/** Decodes as strictly as can be without refusing a sound picture whose header is odd. */
export async function render(negative: Negative, rendering: Rendering): Promise<Pixels> {
  const { format } = rendering
  const { input } = negative
  const declared = await declaredBy(negative, rendering)
  const draw = async (from: Buffer | string, failOn: FailOn) =>
    drawn(await opened(from, failOn, declared, rendering), rendering)
  try {
    // Less strict, a damaged photo would be published half grey.
    return await draw(input, 'warning')
  } catch (cause) {
    const said = (cause as Error).message
    if (format === 'jpeg' && ODD_HEADER.test(said))
      return draw(plainJpeg(await bytesOf(negative)), 'warning')
    // What is missing from a TIFF is an error, not a warning.
    if (format === 'tiff' && !TIFF_DAMAGE.test(said)) return draw(input, 'error')
    throw cause
  }
}

function declaredBy({ input, tags }: Negative, { format, meta }: Rendering) {
  const isGrey = meta.channels < 3
  if (meta.icc || meta.space === 'cmyk') return undefined
  return withParts(input, (read) => declaredColour(read, format, isGrey, tags))
}

type FailOn = 'warning' | 'error'

/** The picture, its colour profile with it: its own, or what it declares otherwise. */
async function opened(
  input: Buffer | string,
  failOn: FailOn,
  declared: Buffer | undefined,
  { format, meta, isHeic, longest, maxPixels }: Rendering,
): Promise<Sharp> {
  const options = { failOn, limitInputPixels: maxPixels }
  const bytes = async () => (typeof input === 'string' ? readFile(input) : input)
  const bare = isHeic ? await readHeic(await bytes()) : sharp(input, options)
  // What comes from the HEIC decoder has no profile with it.
  const icc = isHeic ? (meta.icc ?? declared) : declared
  if (!icc) return bare
  if (format === 'jpeg') return sharp(withAdobeRgb(await bytes()), options)
  if (format === 'png') return sharp(withProfile(await bytes(), icc), options)
  return smallWithProfile(bare, icc, longest)
}

/** A picture at most `longest` px on its longer side, with a profile. Small first: its PNG is held twice. */
export async function smallWithProfile(bare: Sharp, icc: Buffer, longest: number): Promise<Sharp> {
  const small = bare.autoOrient().resize(longest, longest, WITHIN)
  small.pipelineColourspace('srgb')
  return sharp(withProfile(await small.png({ compressionLevel: 0 }).toBuffer(), icc))
}

const WITHIN = { fit: 'inside', withoutEnlargement: true } as const

async function drawn(input: Sharp, { meta, rotate, longest }: Rendering): Promise<Pixels> {
  // In sRGB also while it is resized: sharp takes untagged numbers of 16 bits for Display P3.
  // Not so with 8 bits, where it would keep decoders from making pictures small as they read.
  if (meta.depth !== 'uchar') input.pipelineColourspace('srgb')
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
