import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { allows } from '../content/allows.ts'
import type { Content } from '../content/read.ts'
import { CHART, chartBox, type PrintedRelief } from '../relief/chart.ts'
import type { Grid } from '../relief/grid.ts'
import { lettering } from './lettering.ts'

/** px; what networks show large. */
const CARD = { width: 1200, height: 630 } as const
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
 * from the relief, and one per public album, from its cover, or the site's again where there is none to draw.
 */
export async function drawCards(
  { albums }: Content,
  printed: PrintedRelief,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const card = await siteCard(printed)
  await card.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toFile(join(folder, 'site.jpg'))
  for (const { key, level, cover } of albums) {
    if (!allows(level, 'card')) continue
    const picture = cover?.src.startsWith('/') && join('public', cover.src)
    // A cover on another host is not fetched at build, and a faulty address leads nowhere.
    if (!picture || !existsSync(picture)) {
      await copyFile(join(folder, 'site.jpg'), join(folder, `${key}.jpg`))
      continue
    }
    await sharp(picture)
      .resize(CARD.width, CARD.height, { fit: 'cover' })
      .jpeg({ quality: 80 })
      .toFile(join(folder, `${key}.jpg`))
  }
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
