import sharp from 'sharp'
import type { Capture } from '../content/schema.ts'
import { captureOf } from './capture.ts'
import { decode, type DecodeWish } from './decode.ts'
import { describe } from './describe.ts'
import { RECIPE, type Rotation, stemOf, widthsOf } from './recipe.ts'
import type { Negative } from './readPhoto.ts'

/** What is wanted of a photo. */
export type Wish = {
  id: string
  /** px, ascending; the last bounds the longer side. */
  ladder: readonly number[]
  rotate: Rotation
  jpeg: boolean
  maxPixels: DecodeWish['maxPixels']
  /** `false`: only look, as a dry run does. */
  encode: boolean
}

/** What is known of a photo once it is developed, all of it fit to be published. */
export type Developed = {
  width: number
  height: number
  color: string
  placeholder: string
  capture?: Capture
  /** The description in the file. */
  alt: string
}

/** A file to publish. */
export type Print = { name: string; bytes: Uint8Array }

/** sRGB as sharp has it is what the web takes untagged pixels for: nothing but pixels is written. */
export async function develop(
  negative: Negative,
  { id, ladder, rotate, jpeg, maxPixels, encode }: Wish,
  alone: () => Promise<void>,
): Promise<{ developed: Developed; prints: Print[] }> {
  const { data, width, height } = await decode(negative, {
    longest: ladder.at(-1)!,
    rotate,
    maxPixels,
    alone,
  })
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } })
  const prints: Print[] = []
  for (const w of encode ? widthsOf(width, ladder) : []) {
    const name = `${stemOf(id, rotate)}-${w}`
    const sized = () => (w === width ? pixels() : pixels().resize(w))
    prints.push({ name: `${name}.avif`, bytes: await sized().avif(RECIPE.avif).toBuffer() })
    if (jpeg)
      prints.push({ name: `${name}.jpg`, bytes: await sized().jpeg(RECIPE.jpeg).toBuffer() })
  }
  const { side, ...webp } = RECIPE.placeholder
  const tiny = await pixels().resize(side, side, { fit: 'inside' }).webp(webp).toBuffer()
  const [r, g, b] = await pixels().resize(1, 1).raw().toBuffer()
  const capture = captureOf(negative.tags)
  return {
    developed: {
      width,
      height,
      color: `#${[r!, g!, b!].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
      placeholder: tiny.toString('base64'),
      ...(capture ? { capture } : {}),
      alt: describe(negative.tags),
    },
    prints,
  }
}
