import { COLOURS } from '../src/theme'

type Bar = { page: string; lean: number; site: number }
type Panel = { title: string; bars: readonly Bar[] }

/** px */
const PANEL = { width: 300, left: 92, right: 44, top: 44, row: 38, bar: 13 } as const

const paper = COLOURS.paper.day
const ink = COLOURS.ink.day
const muted = COLOURS['ink-muted'].day
const accent = COLOURS.accent.day

const text = (x: number, y: number, said: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${said}</text>`

function panel({ title, bars }: Panel, at: number): string {
  const room = PANEL.width - PANEL.left - PANEL.right
  // Differences of a few ms must not fill the panel.
  const most = Math.max(100, ...bars.flatMap(({ lean, site }) => [lean, site]))
  const rows = bars.map(({ page, lean, site }, i) => {
    const y = PANEL.top + i * PANEL.row
    const bar = (value: number, colour: string, top: number) => {
      const width = (value / most) * room
      return (
        `<rect x="${PANEL.left}" y="${top}" width="${width.toFixed(1)}" height="${PANEL.bar}" fill="${colour}"/>` +
        text(PANEL.left + width + 5, top + 11, Math.round(value).toLocaleString('en'))
      )
    }
    return (
      text(PANEL.left - 8, y + 18, page, 'text-anchor="end"') +
      bar(lean, muted, y) +
      bar(site, accent, y + PANEL.bar + 1)
    )
  })
  return `<g transform="translate(${at})">${text(8, 24, title, `fill="${ink}" font-weight="600" font-size="14"`)}${rows.join('')}</g>`
}

/** Draws the bars of each page beside those of its lean page as SVG, one panel per measure. */
export function drawLoadPlot(panels: readonly Panel[]): string {
  const width = PANEL.width * panels.length
  const below = PANEL.top + Math.max(...panels.map(({ bars }) => bars.length)) * PANEL.row
  const key =
    `<rect x="8" y="${below + 6}" width="13" height="13" fill="${muted}"/>${text(27, below + 17, 'lean page')}` +
    `<rect x="108" y="${below + 6}" width="13" height="13" fill="${accent}"/>${text(127, below + 17, 'site')}`
  const height = below + 32
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="How pages of the site load beside lean static pages" font-family="system-ui, sans-serif" font-size="12" fill="${muted}"><rect width="100%" height="100%" fill="${paper}"/>${panels.map((one, i) => panel(one, i * PANEL.width)).join('')}${key}</svg>
`
}
