import sharp from 'sharp'
import { decode } from '../../../src/darkroom/pictures/decode'
import type { Size } from '../../../src/darkroom/pictures/rungs'
import type { Rotation } from '../../../src/darkroom/files/photoStem'
import { gridError, gridOf, picture } from '../photos'

/** Decodes a picture as an import does. */
export async function decoded(bytes: Buffer, rotate: Rotation = 0) {
  const options = { sizeOf: (size: Size) => size, rotate, maxPixels: 1e7 }
  const { data, width, height } = await decode(bytes, options)
  const png = await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { grid: await gridOf(png), width, height }
}

export const gridFrom = async (bytes: Buffer) => (await decoded(bytes)).grid

/** The difference of colours, once decoded, from `picture(240, 160)`. */
export async function errorOf(bytes: Buffer) {
  const wanted = await gridOf(await picture(240, 160).png().toBuffer())
  return gridError(await gridFrom(bytes), wanted)
}
