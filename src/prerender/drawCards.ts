import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { photoPath } from '../content/addresses.ts'
import { allows } from '../content/allows.ts'
import { homesOf } from '../content/homes.ts'
import type { Content } from '../content/read.ts'
import { cardSize } from '../images/card.ts'
import { CHART, chartBox, type PrintedRelief } from '../relief/chart.ts'
import type { Grid } from '../relief/grid.ts'
import { inTurn, type Watch } from './inTurn.ts'
import { lettering } from './lettering.ts'

type Size = { width: number; height: number }

/** px; what networks show large. */
const CARD = { width: 1200, height: 630 } as const
const CARD_QUALITY = 78
/** Width over height of the window that the site's card shows the middle of. */
const WINDOW = 1.6
/** Cells per px, both ways, in which letters are rasterised: their edges are smooth then. */
const FINE = 4

/** DESIGN section 3, by day; the ramp from low to high. */
const DAY = {
  paper: '#f4f6f1',
  ramp: [
    '#e9e6d2',
    '#d9dbbe',
    '#c0cca6',
    '#a0b791',
    '#7b9e80',
    '#578371',
    '#396762',
    '#234d4c',
    '#123636',
  ],
  name: '#f6f5ea',
} as const

/**
 * Share cards as JPEG, which is what machines that preview links can read: the site's own, drawn
 * from the relief, one per public album, from its cover, and each public photograph, whole.
 */
export async function drawCards(
  { albums }: Content,
  printed: PrintedRelief,
  folder: string,
  watch: Watch,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const card = await siteCard(printed)
  await card.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toFile(join(folder, 'site.jpg'))
  const homes = homesOf(albums)
  const cards = albums
    .filter(({ level }) => allows(level, 'card'))
    .flatMap((album) => [
      { file: `${album.key}.jpg`, src: album.cover?.src, size: CARD },
      ...album.photos
        .filter((photo) => !photo.hide && homes.get(photo.src) === photoPath(album, photo))
        .flatMap(({ id, src, width, height }) =>
          // One on another host is its own card; one of unknown size has the site's.
          src.startsWith('/') && width && height
            ? { file: join(album.key, `${id}.jpg`), src, size: cardSize({ width, height }) }
            : [],
        ),
    ])
  await mkdir(CACHE, { recursive: true })
  await inTurn('share cards', cards, watch, async ({ file, src, size }) => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await copyFile(await drawn(src, size, join(folder, 'site.jpg')), join(folder, file))
  })
}

/** Pictures do not change under their name, so what was drawn once need not be drawn again. */
const CACHE = 'node_modules/.cache/cards'

/**
 * The file of a picture drawn at this size: our own picture's, or the site's card where there is
 * none to draw, because it is on another host or its address leads nowhere.
 */
async function drawn(src: string | undefined, size: Size, siteFile: string): Promise<string> {
  const own = src?.startsWith('/') ? join('public', src) : ''
  const picture = own !== '' && existsSync(own) ? own : siteFile
  const { mtimeMs, size: bytes } = await stat(picture)
  const name = [picture, mtimeMs, bytes, size.width, size.height, CARD_QUALITY].join(' ')
  const file = join(CACHE, `${createHash('sha256').update(name).digest('hex').slice(0, 20)}.jpg`)
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
async function siteCard({ name, rings, sheets, turn, longest, reach }: PrintedRelief) {
  const { width, height } = CARD
  const window = { width, height: width / WINDOW }
  const shown = turn > 0 && turn <= WINDOW ? sheets.length - 1 : 0
  const box = chartBox(window, longest)
  const [across, down] = [box.width, (box.width / width) * height]
  const unit = across / width
  const frame = `x="${-across / 2}" y="${-down / 2}" width="${across}" height="${down}"`
  const shadow =
    `<filter id="s" filterUnits="userSpaceOnUse" ${frame} color-interpolation-filters="sRGB">` +
    `<feDropShadow dx="${2 * unit}" dy="${4 * unit}" stdDeviation="${5 * unit}" ` +
    `flood-color="#0a1f1c" flood-opacity=".2"/></filter>`
  const layers = rings.map(
    (ring, i) =>
      `<g filter="url(#s)"><path transform="translate(${-shown * CHART.aside})" fill="${DAY.ramp[i]}" d="${ring}"/></g>`,
  )
  const land = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="${-across / 2} ${-down / 2} ${across} ${down}">${shadow}<rect ${frame} fill="${DAY.paper}"/>` +
      `<g stroke="#fff" stroke-opacity=".35" stroke-width="${unit}">${layers.join('')}</g></svg>`,
  )
  const card = sharp(land).removeAlpha()
  // A name with signs that the face lacks is left out: its boxes would say nothing.
  if (reach.width === 0) return card
  const lines = sheets[shown] ?? [name]
  return card.composite([{ input: await drawName(lines, CHART.size / unit) }])
}

/** The lines of the name at a size in px, on nothing, in the middle of a card. */
async function drawName(lines: readonly string[], size: number): Promise<Buffer> {
  const cells: Grid = {
    boxes: [CARD],
    columns: CARD.width * FINE,
    rows: CARD.height * FINE,
    cell: 1 / FINE,
    left: -CARD.width / 2,
    top: -CARD.height / 2,
  }
  const marks = lettering().letters(lines, size, cells)
  const raw = { width: cells.columns, height: cells.rows, channels: 1 } as const
  const mask = await sharp(
    marks.map((mark) => mark * 255),
    { raw },
  )
    .resize(CARD.width, CARD.height)
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  return sharp({ create: { ...CARD, channels: 3, background: DAY.name } })
    .joinChannel(mask, { raw: { ...CARD, channels: 1 } })
    .png()
    .toBuffer()
}
