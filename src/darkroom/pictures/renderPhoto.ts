import sharp from 'sharp'
import type { Capture } from '../../content/schema.ts'
import { captureOf, exactMomentOf } from '../formats/metadata/capture.ts'
import { captionFromTags } from '../formats/metadata/captionFromTags.ts'
import { type Labels, labelsOf } from '../formats/metadata/labels.ts'
import { parseTags } from '../formats/metadata/tags.ts'
import { rightsPacket } from '../formats/rightsPacket.ts'
import { type Rotation, stemOf } from '../files/photoStem.ts'
import { decode } from './decode.ts'
import { ENCODING, type Recipe } from './recipe.ts'
import { recipeDigest } from './recipeDigest.ts'
import { type Rung, rungsOf, type Size } from './rungs.ts'

export type RenderOptions = {
  id: string
  recipe: Recipe
  rotate: Rotation
  jpeg: boolean
  /** Default: `MAX_PIXELS`. */
  maxPixels: number | undefined
  /** `false` in a dry run. */
  encode: boolean
}

/** `moment` and `people` stay out of albums. `width`, `height`: px of the largest file. */
export type PhotoDetails = Labels & {
  width: number
  height: number
  widths: number[]
  color: string
  placeholder: string
  capture?: Capture
  /** See `exactMomentOf`. */
  moment?: string
  alt: string
}

type RenderedFile = { name: string; bytes: Uint8Array }

/** `name`: the largest file's. A dry run makes no files. */
export type Rendered = { details: PhotoDetails; name: string; rendered: RenderedFile[] }

/** bytes; the limit of a file */
const MAX_BYTES = 3e6

/**
 * Decodes a photo and encodes it at every rung. The files have no metadata except rights. They need no
 * profile, because browsers read untagged pixels as sRGB. Throws the Refusals of `decode`.
 */
export async function renderPhoto(
  bytes: Buffer,
  { id, recipe, rotate, jpeg, maxPixels, encode }: RenderOptions,
): Promise<Rendered> {
  const sizeOf = (original: Size) => rungsOf(original, recipe.widths).at(-1)!
  const { data, isSmaller, ...decoded } = await decode(bytes, { sizeOf, rotate, maxPixels })
  const pixels = () => sharp(data, { raw: { ...decoded, channels: 3 } })
  const draw = ({ width, height }: Size) => {
    const isReduced = width < decoded.width
    const sized = isReduced ? pixels().resize(width, height, { fit: 'fill' }) : pixels()
    const isSharpened = recipe.sharpen === 'screen' && (isReduced || isSmaller)
    const drawn = isSharpened ? sized.sharpen(ENCODING.sharpening) : sized
    return recipe.rights ? drawn.withXmp(rightsPacket(recipe.rights)) : drawn
  }
  const avifOf = (rung: Rung) => draw(rung).avif(avifOptions(recipe, rung)).toBuffer()

  let rungs = rungsOf(decoded, recipe.widths)
  let largest = rungs.at(-1)!
  let avif = encode ? await avifOf(largest) : undefined
  while (avif && avif.length > MAX_BYTES) {
    const area = (0.9 * largest.width * largest.height * MAX_BYTES) / avif.length
    rungs = rungsOf(decoded, recipe.widths, area)
    largest = rungs.at(-1)!
    avif = await avifOf(largest)
  }
  const stem = `${stemOf(id, rotate)}-${recipeDigest(recipe)}`
  const nameOf = ({ width }: Size) => `${stem}-${width}`
  const rendered: RenderedFile[] = []
  for (const rung of avif ? rungs : []) {
    const bytes = (rung === largest && avif) || (await avifOf(rung))
    rendered.push({ name: `${nameOf(rung)}.avif`, bytes })
    if (jpeg)
      rendered.push({
        name: `${nameOf(rung)}.jpg`,
        bytes: await draw(rung).jpeg(ENCODING.jpeg).toBuffer(),
      })
  }
  const { side, ...webp } = ENCODING.placeholder
  const tiny = await pixels().resize(side, side, { fit: 'inside' }).webp(webp).toBuffer()
  const pixel = await pixels().resize(1, 1).raw().toBuffer()
  const tags = parseTags(bytes)
  const capture = captureOf(tags)
  const { width, height } = largest
  const moment = exactMomentOf(tags)
  return {
    details: {
      width,
      height,
      widths: rungs.slice(0, -1).map((rung) => rung.width),
      color: `#${pixel.toString('hex')}`,
      placeholder: tiny.toString('base64'),
      ...(capture ? { capture } : {}),
      ...(moment ? { moment } : {}),
      alt: captionFromTags(tags),
      ...labelsOf(tags),
    },
    name: `${nameOf(largest)}.avif`,
    rendered,
  }
}

export const avifOptions = ({ quality }: Recipe, { isForViewer }: Rung) => ({
  ...ENCODING.avif,
  quality: isForViewer ? quality : Math.max(1, Math.round(quality * ENCODING.gridQuality)),
})
