import sharp, { type Sharp } from 'sharp'
import { photograph } from '../photos'

/** A picture unique to its seed: four coloured quarters under a gradient of light. */
export function draw(seed: number, width = 160, height = 120): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const quarter = (x * 2 < width ? 0 : 1) + (y * 2 < height ? 0 : 2)
      for (let c = 0; c < 3; c++)
        pixels[(y * width + x) * 3 + c] =
          (((seed + 1) * 61 + quarter * 83 + c * 47) % 200) + Math.floor((x * 50) / width)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const jpeg = (seed: number, width?: number, height?: number): Promise<Buffer> =>
  draw(seed, width, height).jpeg({ quality: 90 }).toBuffer()

/** The same bytes with a header of 20,000 × 14,000 pixels. */
export function bomb(bytes: Buffer): Buffer {
  const swollen = Buffer.from(bytes)
  // SOF0: marker, length, precision, height, width.
  const at = swollen.indexOf(Buffer.from([0xff, 0xc0]))
  swollen.writeUInt16BE(14_000, at + 5)
  swollen.writeUInt16BE(20_000, at + 7)
  return swollen
}

/** A JPEG with a position in EXIF. */
export const withPosition = (seed: number) => photograph(160, 120, { gps: true }, seed)

/** A JPEG with a position in XMP only. */
export const withPositionInXmp = (seed: number): Promise<Buffer> =>
  draw(seed)
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="10,0.0N" exif:GPSLongitude="20,0.0E"/></rdf:RDF></x:xmpmeta>',
    )
    .jpeg()
    .toBuffer()
