import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sha256 } from '../../sha256.ts'
import { photoPath } from '../../content/addresses.ts'
import { allows } from '../../content/allows.ts'
import { canonicalPathsOf } from '../../content/source/catalog/canonicalPaths.ts'
import { addressHere } from '../../content/source/addresses/photosBase.ts'
import { publicFile } from '../../content/source/addresses/publicFile.ts'
import type { Content } from '../../content/source/content.ts'
import { cardSize } from '../../images/card.ts'
import { UNITS, boxInUnits, type ReliefDrawing } from '../../relief/units.ts'
import type { BoxSize, Grid } from '../../relief/terrain/grid.ts'
import { COLOURS, RELIEF_COLOURS } from '../../theme.ts'
import type { BuildCache } from '../output/buildCache.ts'
import type { OutputFolder } from '../output/outputFolder.ts'
import { forEachWithProgress, type ProgressOptions } from '../output/forEachWithProgress.ts'
import { fontRasterizer } from './fontRasterizer.ts'

const CARD = { width: 1200, height: 630 } as const // px
/** Width over height of the window. The site's card is its middle. */
const VIEWPORT_RATIO = 1.6
const SUPERSAMPLING = 4 // cells per px in each direction, for smooth letters

/** Writes share cards as JPEG: the site's own, drawn from the relief, and one per public album and photo. */
export async function drawCards(
  { albums, site }: Content,
  prerendered: ReliefDrawing,
  publicDir: string,
  output: Pick<OutputFolder, 'write'>,
  progress: ProgressOptions,
  cache: BuildCache,
): Promise<void> {
  const siteCard = await drawSiteCard(prerendered)
  output.write('cards/site.jpg', siteCard)
  const canonicalPaths = canonicalPathsOf(albums)
  const sizes = sizesOf(albums)
  const cards = albums
    .filter(({ level }) => allows(level, 'card'))
    .flatMap((album) => [
      { file: `${album.key}.jpg`, src: album.cover?.src, size: CARD },
      ...album.photos
        .filter((photo) => !photo.hide && canonicalPaths.get(photo.src) === photoPath(album, photo))
        .flatMap(({ id, src }) => {
          const size = sizes.get(src)
          // A photo on another host is its own card. A photo of unknown size uses the site's card.
          return src.startsWith('/') && size
            ? { file: `${album.key}/${id}.jpg`, src, size: cardSize(size) }
            : []
        }),
    ])
  const own = (src = '') => {
    // The file of a photo in a bucket may also be in public/.
    const here = addressHere(site.photos?.base, src)
    const file = publicFile(here)
    return file === undefined ? '' : join(publicDir, file)
  }
  await forEachWithProgress('share cards', cards, progress, async ({ file, src, size }) => {
    const path = own(src)
    // A missing picture, or one on another host, is replaced by the site's card.
    const picture = (path && (await readFile(path).catch(() => undefined))) || siteCard
    const inputs = ['card', sha256(picture), size.width, size.height, OUTPUT]
    const card = await cache.take(inputs, () =>
      drawCard(picture, size).catch((cause: Error) => {
        throw new Error(`${path}: is not a picture (${cause.message}). Import the photo again.`)
      }),
    )
    output.write(`cards/${file}`, card)
  })
}

function sizesOf(albums: Content['albums']): Map<string, BoxSize> {
  const sizes = new Map<string, BoxSize>()
  for (const { src, hide, width, height } of albums.flatMap(({ photos }) => photos))
    if (!hide && width && height && !sizes.has(src)) sizes.set(src, { width, height })
  return sizes
}

/** Part of the cache key, so a change here redraws all cards. */
const OUTPUT = { fit: 'cover', jpeg: { quality: 78 }, versions: sharp.versions } as const

async function drawCard(picture: Buffer, { width, height }: BoxSize): Promise<Uint8Array> {
  return sharp(picture).resize(width, height, { fit: OUTPUT.fit }).jpeg(OUTPUT.jpeg).toBuffer()
}

/** Draws the middle of the home page by day as a JPEG, with letters of the site's own font. */
export async function drawSiteCard(drawing: ReliefDrawing): Promise<Buffer> {
  const { name, rings, variants, oneLineFrom, longestLine, reach } = drawing
  const { width, height } = CARD
  const viewport = { width, height: width / VIEWPORT_RATIO }
  const shown = oneLineFrom > 0 && oneLineFrom <= VIEWPORT_RATIO ? variants.length - 1 : 0
  const box = boxInUnits(viewport, longestLine)
  const [across, down] = [box.width, (box.width / width) * height]
  const unit = across / width
  const frame = `x="${-across / 2}" y="${-down / 2}" width="${across}" height="${down}"`
  const shadow =
    `<filter id="s" filterUnits="userSpaceOnUse" ${frame} color-interpolation-filters="sRGB">` +
    `<feDropShadow dx="${2 * unit}" dy="${4 * unit}" stdDeviation="${5 * unit}" ` +
    `flood-color="${COLOURS.shade.day}"/></filter>`
  const layers = rings.map(
    (ring, i) =>
      `<g filter="url(#s)"><path transform="translate(${-shown * UNITS.variantOffset})" fill="${RELIEF_COLOURS.day[i]}" d="${ring}"/></g>`,
  )
  const land = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${-across / 2} ${-down / 2} ${across} ${down}">${shadow}<rect ${frame} fill="${COLOURS.paper.day}"/>` +
      `<g stroke="${COLOURS.edge.day}" stroke-width="${unit}">${layers.join('')}</g></svg>`,
  )
  const card = sharp(land).removeAlpha()
  // Omit a name with characters that the font lacks.
  if (reach.width > 0) {
    const lines = variants[shown] ?? [name]
    card.composite([{ input: await drawName(lines, UNITS.size / unit) }])
  }
  return card.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}

/** Draws the lines of the name in the middle of a transparent card. `size`: px. */
async function drawName(lines: readonly string[], size: number): Promise<Buffer> {
  const cells: Grid = {
    boxes: [CARD],
    columns: CARD.width * SUPERSAMPLING,
    rows: CARD.height * SUPERSAMPLING,
    cell: 1 / SUPERSAMPLING,
    left: -CARD.width / 2,
    top: -CARD.height / 2,
  }
  const marks = fontRasterizer.rasterize(lines, size, cells)
  const raw = { width: cells.columns, height: cells.rows, channels: 1 } as const
  const mask = await sharp(
    marks.map((mark) => mark * 255),
    { raw },
  )
    .resize(CARD.width, CARD.height)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return sharp({ create: { ...CARD, channels: 3, background: COLOURS['summit-ink'].day } })
    .joinChannel(mask, { raw: { ...CARD, channels: 1 } })
    .png()
    .toBuffer()
}
