import { createHash } from 'node:crypto'
import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Photo } from '../content/schema'

// AVIF bytes depend on the encoder's thread count: one thread each, several photos at once.
sharp.concurrency(1)

/** px; each published width but the largest, which is the photo's own, at most 1600. */
export const LADDER = [480, 960, 1600] as const
/** Judged by eye on aurora gradients and snow, where banding shows first. */
const AVIF = { quality: 46, effort: 3, chromaSubsampling: '4:2:0' } as const
const PLACEHOLDER = { side: 16, quality: 20 } as const

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** The widths a photo of this width is published at: the ladder, never enlarged. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, LADDER[LADDER.length - 1]!)
  return [...LADDER.filter((w) => w < largest), largest]
}

/**
 * Turns the bytes of one picture into published AVIFs in `folder` (skipping those already there) and
 * its album entry without a caption. The id is the start of the bytes' SHA-256, so the same picture
 * has the same address in every album. Metadata never passes: every output starts from bare pixels.
 */
export async function develop(original: Buffer, folder: string): Promise<Omit<Photo, 'alt'>> {
  const id = createHash('sha256').update(original).digest('hex').slice(0, 12)
  const { data, info } = await sharp(original, { failOn: 'warning' })
    .autoOrient()
    .resize(LADDER[2], LADDER[2], { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = () => sharp(data, { raw: info })
  for (const width of widthsOf(info.width)) {
    const file = join(folder, `${id}-${width}.avif`)
    if (await exists(file)) continue
    await writeFile(file, await pixels().resize(width).avif(AVIF).toBuffer())
  }
  const { side, quality } = PLACEHOLDER
  const tiny = await pixels()
    .resize(side, side, { fit: 'inside' })
    .webp({ quality, effort: 6 })
    .toBuffer()
  const [r, g, b] = await pixels().resize(1, 1).raw().toBuffer()
  return {
    id,
    src: `/photos/${id}-${info.width}.avif`,
    width: info.width,
    height: info.height,
    color: `#${[r!, g!, b!].map((c) => c.toString(16).padStart(2, '0')).join('')}`,
    placeholder: tiny.toString('base64'),
  }
}
