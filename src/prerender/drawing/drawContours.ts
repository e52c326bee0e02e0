/** npm run contours: draws the contours for the style sheets. The files are committed. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type ContourOptions, contourLines } from '../../relief/contourLines.ts'
import { MENU_RELIEF_COLOURS } from '../../theme.ts'

/** Units per px. Paths use whole units. */
const FINE = 2

const INDEX = 5

const svg = ({ width, height }: ContourOptions, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width / FINE}" height="${height / FINE}" ` +
  `viewBox="${-width / 2} ${-height / 2} ${width} ${height}">${inside}</svg>\n`

/** Pixels, because vector shadows would be redrawn in each frame. Ten bits, because tints differ slightly. */
function layers(drawing: ContourOptions, pixels: number): Promise<Buffer> {
  const { width, height } = drawing
  const box = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
  const shadow =
    `<filter id="s" filterUnits="userSpaceOnUse" ${box} color-interpolation-filters="sRGB">` +
    `<feDropShadow dx="${2 * FINE}" dy="${4 * FINE}" stdDeviation="${5 * FINE}" ` +
    `flood-color="#041514" flood-opacity=".4"/></filter>`
  const paths = contourLines(drawing).map(
    (path, i) => `<path fill="${MENU_RELIEF_COLOURS[i]}" filter="url(#s)" d="${path}"/>`,
  )
  const edge = `stroke="#fff" stroke-opacity=".08" stroke-width="${FINE}"`
  const paper = Buffer.from(svg(drawing, `${shadow}<g ${edge}>${paths.join('')}</g>`))
  const density = (72 * pixels * FINE) / width
  return sharp(paper, { density })
    .avif({ quality: 60, effort: 6, chromaSubsampling: '4:4:4', bitdepth: 10 })
    .toBuffer()
}

const stroke = (width: number, paths: string[]) =>
  `<path stroke-width="${width}" vector-effect="non-scaling-stroke" d="${paths.join('')}"/>`

const isIndex = (_: string, i: number) => i % INDEX === INDEX - 1

/** Draws black lines for a mask. Their widths, in px, do not depend on the size. */
function lines(drawing: ContourOptions, thin: number, bold: number): string {
  const paths = contourLines(drawing)
  const plain = paths.filter((path, i) => !isIndex(path, i))
  return svg(
    drawing,
    `<g fill="none" stroke="#000">${stroke(thin, plain)}${stroke(bold, paths.filter(isIndex))}</g>`,
  )
}

const bed = { width: 600 * FINE, height: 400 * FINE, levels: 9, hill: 330 * FINE, fold: 0.6 }

const DRAWINGS: Record<string, () => string | Promise<Buffer>> = {
  'shell/menu/menu-relief.avif': () =>
    layers(
      {
        seed: 'menu9',
        width: 1600 * FINE,
        height: 1000 * FINE,
        levels: MENU_RELIEF_COLOURS.length,
        hill: 1000 * FINE,
        fold: 0.55,
      },
      2000,
    ),
  'page/unmapped.svg': () =>
    lines(
      {
        seed: 'off3',
        width: 760 * FINE,
        height: 940 * FINE,
        levels: 14,
        hill: 900 * FINE,
        fold: 0.5,
      },
      1,
      2,
    ),
  ...Object.fromEntries(
    ['t1', 't2', 't4', 't7'].map((seed, i) => [
      `photo/contour-${i + 1}.svg`,
      () => lines({ seed, ...bed, slack: 5 }, 0.9, 1.8),
    ]),
  ),
}

for (const [file, draw] of Object.entries(DRAWINGS))
  writeFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), await draw())
