import { COLOURS } from '../src/theme'
import type { Measured } from './processTree'

/** The cost of building a library. `dev`: ms. */
export type BuildRow = {
  count: number
  first: Pick<Measured, 'cpu' | 'wall' | 'peak'>
  again: Pick<Measured, 'cpu' | 'peak'>
  caption: Pick<Measured, 'cpu'>
  dev: number
}

/** px: the size of a panel, and the space around its axes. */
const PANEL = { width: 300, height: 260 } as const
const ROOM = { left: 52, right: 24, top: 48, bottom: 40 } as const

const ink = COLOURS.ink.day
const muted = COLOURS['ink-muted'].day
const accent = COLOURS.accent.day

type Line = { name: string; colour: string; values: number[] }
type Panel = { title: string; lines: Line[] }

/** The smallest of 1, 2, 5, 10, 20, 50 and so on that is not below `n`. */
function roundUp(n: number): number {
  const ten = 10 ** Math.floor(Math.log10(n))
  return [1, 2, 5, 10].map((step) => step * ten).find((round) => round >= n)!
}

const text = (x: number, y: number, said: string, more = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${said}</text>`

function panel({ title, lines }: Panel, counts: readonly number[], left: number): string {
  const [width, height] = [
    PANEL.width - ROOM.left - ROOM.right,
    PANEL.height - ROOM.top - ROOM.bottom,
  ]
  const most = { x: Math.max(...counts), y: roundUp(Math.max(...lines.flatMap((l) => l.values))) }
  const x = (count: number) => ROOM.left + (count / most.x) * width
  const y = (value: number) => ROOM.top + height - (value / most.y) * height
  const grid = [0, 0.5, 1].map((share) => {
    const at = y(most.y * share)
    return (
      `<path d="M${ROOM.left} ${at.toFixed(1)}h${width}" stroke="${ink}" stroke-opacity=".16"/>` +
      text(ROOM.left - 8, at + 4, (most.y * share).toLocaleString('en'), 'text-anchor="end"')
    )
  })
  const below = [0, most.x / 2, most.x].map((count) =>
    text(x(count), ROOM.top + height + 20, count.toLocaleString('en'), 'text-anchor="middle"'),
  )
  const drawn = lines.map(({ name, colour, values }, n) => {
    const points = values.map((value, i) => [x(counts[i]!), y(value)] as const)
    const path = points.map((point) => point.map((at) => at.toFixed(1)).join(' ')).join('L')
    const dots = points.map(
      ([cx, cy]) => `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="3" fill="${colour}"/>`,
    )
    const label =
      lines.length > 1
        ? text(ROOM.left + 8, ROOM.top + 12 + n * 16, name, `fill="${colour}" font-weight="600"`)
        : ''
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`
  })
  return `<g transform="translate(${left})">${text(ROOM.left, 24, title, `fill="${ink}" font-weight="600" font-size="14"`)}${grid.join('')}${below.join('')}${drawn.join('')}</g>`
}

/** Plots the first build, later builds and memory over the number of photographs, as SVG. */
export function drawBuildPlot(rows: readonly BuildRow[]): string {
  const counts = rows.map(({ count }) => count)
  const line = (name: string, colour: string, of: (row: BuildRow) => number): Line => ({
    name,
    colour,
    values: rows.map(of),
  })
  const panels: Panel[] = [
    { title: 'First build, s of CPU', lines: [line('', accent, (row) => row.first.cpu)] },
    {
      title: 'Later builds, s of CPU',
      lines: [
        line('one caption changed', accent, (row) => row.caption.cpu),
        line('nothing changed', muted, (row) => row.again.cpu),
      ],
    },
    {
      title: 'Memory, MB',
      lines: [
        line('first build', accent, (row) => row.first.peak),
        line('nothing changed', muted, (row) => row.again.peak),
      ],
    },
  ]
  const width = PANEL.width * panels.length
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${PANEL.height + 16}" viewBox="0 0 ${width} ${PANEL.height + 16}" role="img" aria-label="What a build costs, by the number of photographs" font-family="system-ui, sans-serif" font-size="12" fill="${muted}"><rect width="100%" height="100%" fill="${COLOURS.paper.day}"/>${panels.map((one, i) => panel(one, counts, i * PANEL.width)).join('')}${text(width / 2, PANEL.height + 6, 'photographs', 'text-anchor="middle"')}</svg>
`
}
