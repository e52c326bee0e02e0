import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { sha256 } from '../sha256.ts'
import { photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import { canonicalPathsOf } from '../content/source/canonicalPaths.ts'
import { addressHere } from '../content/source/photosBase.ts'
import type { Content } from '../content/source/readContent.ts'
import { cardSize } from '../images/card.ts'
import { UNITS, boxInUnits, type ReliefDrawing } from '../relief/units.ts'
import type { Grid } from '../relief/grid.ts'
import { COLOURS, RELIEF_COLOURS } from '../theme.ts'
import { forEachWithProgress, type ProgressOptions } from './forEachWithProgress.ts'
import { fontRasterizer } from './fontRasterizer.ts'

type Size = { width: number; height: number }

/** px; what networks show large. */
const CARD = { width: 1200, height: 630 } as const
const CARD_QUALITY = 78
/** Width over height of the window that the site's card shows the middle of. */
const VIEWPORT_RATIO = 1.6
/** Cells per px in each direction at which letters are rasterised, so that their edges are smooth. */
const SUPERSAMPLING = 4

/**
 * Share cards as JPEG, which is what machines that preview links can read: the site's own, drawn
 * from the relief, one per public album, from its cover, and each public photograph, whole.
 */
export async function drawCards(
  { albums, site }: Content,
  prerendered: ReliefDrawing,
  publicDir: string,
  folder: string,
  progress: ProgressOptions,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const card = await siteCard(prerendered)
  await card.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toFile(join(folder, 'site.jpg'))
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
          // One on another host is its own card; one of unknown size has the site's.
          return src.startsWith('/') && size
            ? { file: join(album.key, `${id}.jpg`), src, size: cardSize(size) }
            : []
        }),
    ])
  const own = (src = '') => {
    // What visitors get from a bucket may lie here too.
    const here = addressHere(site.photos?.base, src)
    return here.startsWith('/') ? join(publicDir, here) : ''
  }
  await mkdir(CACHE, { recursive: true })
  await forEachWithProgress('share cards', cards, progress, async ({ file, src, size }) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(await drawn(own(src), size, join(folder, 'site.jpg')), join(folder, file))
  })
}

/** The sizes of photos by their `src`. One that stands in several albums has its size from any that tells it. */
function sizesOf(albums: Content['albums']): Map<string, Size> {
  const sizes = new Map<string, Size>()
  for (const { src, hide, width, height } of albums.flatMap(({ photos }) => photos))
    if (!hide && width && height && !sizes.has(src)) sizes.set(src, { width, height })
  return sizes
}

/** Pictures do not change under their name, so what was drawn once need not be drawn again. */
const CACHE = 'node_modules/.cache/cards'

/**
 * The file of a picture drawn at this size: our own picture's, or the site's card where there is
 * none to draw, because it is on another host or its address leads nowhere.
 */
async function drawn(own: string, size: Size, siteFile: string): Promise<string> {
  const picture = own !== '' && existsSync(own) ? own : siteFile
  const { mtimeMs, size: bytes } = await stat(picture)
  const name = [picture, mtimeMs, bytes, size.width, size.height, CARD_QUALITY].join(' ')
  const file = join(CACHE, `${sha256(name).slice(0, 20)}.jpg`)
  if (existsSync(file)) return file
  const aside = `${file}.${process.pid}`
  await sharp(picture)
    .resize(size.width, size.height, { fit: 'cover' })
    .jpeg({ quality: CARD_QUALITY })
    .toFile(aside)
  await rename(aside, file)
  return file
}

/**
 * The home page by day, as a window of the same width but a little higher shows it: the card is its
 * middle. Letters are drawn from the site's own face, whatever fonts the building machine has.
 */
async function siteCard({ name, rings, variants, oneLineFrom, longestLine, reach }: ReliefDrawing) {
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
  // A name with signs that the face lacks is left out: its boxes would say nothing.
  if (reach.width === 0) return card
  const lines = variants[shown] ?? [name]
  return card.composite([{ input: await drawName(lines, UNITS.size / unit) }])
}

/** The lines of the name at a size in px, on nothing, in the middle of a card. */
async function drawName(lines: readonly string[], size: number): Promise<Buffer> {
  const cells: Grid = {
    boxes: [CARD],
    columns: CARD.width * SUPERSAMPLING,
    rows: CARD.height * SUPERSAMPLING,
    cell: 1 / SUPERSAMPLING,
    left: -CARD.width / 2,
    top: -CARD.height / 2,
  }
  const marks = fontRasterizer().rasterize(lines, size, cells)
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
