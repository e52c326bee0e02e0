import sharp from 'sharp'
import type { Capture } from '../../content/schema.ts'
import { captureOf } from '../formats/metadata/capture.ts'
import { describe } from '../formats/metadata/describe.ts'
import { type Labels, labelsOf } from '../formats/metadata/labels.ts'
import { readTags } from '../formats/metadata/tags.ts'
import { type Rotation, stemOf } from '../files/publishedName.ts'
import { decode } from './decode.ts'
import { RECIPE, widthsOf } from './recipe.ts'

export type RenderOptions = {
  id: string
  /** px, ascending; the last bounds the longer side. */
  widths: readonly number[]
  rotate: Rotation
  jpeg: boolean
  /** Default `MAX_PIXELS`. */
  maxPixels: number | undefined
  /** `false` for a dry run. */
  encode: boolean
}

/** The details of a decoded photo; all may be published. */
export type PhotoDetails = Labels & {
  width: number
  height: number
  color: string
  placeholder: string
  capture?: Capture
  alt: string
}

export type RenderedFile = { name: string; bytes: Uint8Array }

/**
 * Decodes a photo and encodes it at every width, without any metadata: browsers take untagged pixels for
 * sRGB. Throws the Refusals of `decode`.
 */
export async function renderPhoto(
  bytes: Buffer,
  { id, widths, rotate, jpeg, maxPixels, encode }: RenderOptions,
): Promise<{ details: PhotoDetails; rendered: RenderedFile[] }> {
  const longest = widths.at(-1)!
  const { data, width, height } = await decode(bytes, { longest, rotate, maxPixels })
  const pixels = () => sharp(data, { raw: { width, height, channels: 3 } })
  const rendered: RenderedFile[] = []
  for (const w of encode ? widthsOf(width, widths) : []) {
    const name = `${stemOf(id, rotate)}-${w}`
    const sized = () => (w === width ? pixels() : pixels().resize(w))
    rendered.push({ name: `${name}.avif`, bytes: await sized().avif(RECIPE.avif).toBuffer() })
    if (jpeg)
      rendered.push({ name: `${name}.jpg`, bytes: await sized().jpeg(RECIPE.jpeg).toBuffer() })
  }
  const { side, ...webp } = RECIPE.placeholder
  const tiny = await pixels().resize(side, side, { fit: 'inside' }).webp(webp).toBuffer()
  const [r, g, b] = await pixels().resize(1, 1).raw().toBuffer()
  const tags = readTags(bytes)
  const capture = captureOf(tags)
  return {
    details: {
      width,
      height,
      color: `#${[r!, g!, b!].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
      placeholder: tiny.toString('base64'),
      ...(capture ? { capture } : {}),
      alt: describe(tags),
      ...labelsOf(tags),
    },
    rendered,
  }
}
