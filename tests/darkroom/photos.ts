import sharp, { type Sharp } from 'sharp'

/** A picture with four coloured quarters and a gradient of light. */
export function picture(width: number, height: number, seed = 0): Sharp {
  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const isLeft = x < width / 2
      const isTop = y < height / 2
      data[at] = isLeft ? 200 - seed * 20 : 40
      data[at + 1] = isTop ? 160 : 60 + seed * 10
      data[at + 2] = Math.round((x / width) * 120) + (isTop === isLeft ? 80 : 0)
    }
  return sharp(data, { raw: { width, height, channels: 3 } })
}

type Written = {
  camera?: [make: string, model: string]
  /** `2024:05:06 07:08:09` */
  taken?: string
  /** More EXIF fields, such as `SubSecTimeOriginal`. */
  exact?: Record<string, string>
  description?: string
  serial?: string
  gps?: boolean
  orientation?: number
}

/** A JPEG as a camera writes it. */
export function photograph(width: number, height: number, written: Written = {}, seed = 0) {
  const { camera, taken, exact, description, serial, gps, orientation } = written
  return picture(width, height, seed)
    .withExif({
      IFD0: {
        ...(camera ? { Make: camera[0], Model: camera[1] } : {}),
        ...(description ? { ImageDescription: description } : {}),
        ...(serial ? { Artist: serial } : {}),
      },
      IFD2: {
        ...(taken ? { DateTimeOriginal: taken, ...exact } : {}),
        ...(camera ? { ExposureTime: '1/250', FNumber: '28/10', FocalLength: '35/1' } : {}),
        ...(serial ? { BodySerialNumber: serial } : {}),
      },
      ...(gps
        ? {
            IFD3: {
              GPSLatitudeRef: 'N',
              GPSLatitude: '48/1 53/1 19/1',
              GPSLongitudeRef: 'E',
              GPSLongitude: '2/1 20/1 0/1',
            },
          }
        : {}),
    })
    .withMetadata(orientation ? { orientation } : {})
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** What Lightroom writes into a file about a photo. */
type Catalogued = {
  title?: string
  description?: string
  keywords?: string[]
  rating?: number
  /** More XMP. */
  more?: string
}

/** A small JPEG as Lightroom exports it. */
export function exported(
  { title, description, keywords = [], rating, more = '' }: Catalogued,
  seed = 0,
) {
  const usual = (name: string, text = '') =>
    text &&
    `<dc:${name}><rdf:Alt><rdf:li xml:lang="fr">Rien</rdf:li><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:${name}>`
  const words = keywords.map((word) => `<rdf:li>${word}</rdf:li>`).join('')
  const stars = rating === undefined ? '' : ` xmp:Rating="${rating}"`
  return picture(60, 40, seed)
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/"${stars}>${usual('title', title)}${usual('description', description)}<dc:subject><rdf:Bag>${words}</rdf:Bag></dc:subject>${more}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    )
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** The mean of each cell of a grid, row by row, in 8-bit sRGB. */
export async function gridOf(file: string | Buffer, columns = 4, rows = 3): Promise<number[][]> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const cells: number[][] = []
  const bounds = (i: number, of: number, size: number): [number, number] => {
    const from = Math.min(Math.floor((i * size) / of), size - 1)
    return [from, Math.max(from + 1, Math.floor(((i + 1) * size) / of))]
  }
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [top, bottom] = bounds(row, rows, height)
      const [left, right] = bounds(column, columns, width)
      const sum = [0, 0, 0]
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++)
          for (let c = 0; c < 3; c++) sum[c]! += data[(y * width + x) * info.channels + c]!
      cells.push(sum.map((value) => value / ((bottom - top) * (right - left))))
    }
  return cells
}

type Lab = [number, number, number]

function labOf(rgb: readonly number[]): Lab {
  const [r, g, b] = rgb.map((value) => {
    const v = value / 255
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
  }) as Lab
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** CIEDE2000 between two 8-bit sRGB colours (Sharma, Wu, Dalal 2005). */
export function deltaE(one: readonly number[], other: readonly number[]): number {
  const [l1, a1, b1] = labOf(one)
  const [l2, a2, b2] = labOf(other)
  const rad = Math.PI / 180
  const c7 = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 0.5 * (1 - Math.sqrt(c7 / (c7 + 25 ** 7)))
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)]
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)]
  const angle = (b: number, a: number) =>
    a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360
  const [h1, h2] = [angle(b1, p1), angle(b2, p2)]
  const isGrey = c1 * c2 === 0
  const turn = h2 - h1
  const dh = isGrey ? 0 : turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)
  const [dL, dC] = [l2 - l1, c2 - c1]
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const sum = h1 + h2
  const h = isGrey ? sum : Math.abs(turn) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2
  const t =
    1 -
    0.17 * Math.cos((h - 30) * rad) +
    0.24 * Math.cos(2 * h * rad) +
    0.32 * Math.cos((3 * h + 6) * rad) -
    0.2 * Math.cos((4 * h - 63) * rad)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const rt = -Math.sin(2 * 30 * Math.exp(-(((h - 275) / 25) ** 2)) * rad) * rc
  return Math.sqrt((dL / sl) ** 2 + (dC / sc) ** 2 + (dH / sh) ** 2 + rt * (dC / sc) * (dH / sh))
}

/** The mean CIEDE2000 over the cells of two grids. */
export const gridError = (one: number[][], other: number[][]) =>
  one.reduce((sum, cell, i) => sum + deltaE(cell, other[i]!), 0) / one.length
