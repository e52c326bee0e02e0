import { BANDS, CONTENT_WIDTH, GAP } from './bands'
import { rows } from './rows'

/** What one tile needs to know of its rows: CSS custom properties, and the `sizes` of its picture. */
export type TileLayout = { style: Record<`--${string}`, number>; sizes: string }

const round = (n: number, digits: number) => Number(n.toFixed(digits))

/**
 * Lays an album out for every band at once. Per tile: `--a` its ratio, and per band `b` where it
 * shares a row, `--s{b}` the ratio sum of the row and `--n{b}` the number of its gaps.
 * @param measured width over height of each photo, in order
 */
export function layout(measured: readonly number[]): TileLayout[] {
  // Rounded before anything is summed: a row's shares must add up to no more than the row.
  const ratios = measured.map((ratio) => round(ratio, 4))
  const tiles = ratios.map((ratio): { style: TileLayout['style']; sizes: string[] } => ({
    style: { '--a': ratio },
    sizes: [],
  }))
  for (const [band, { from, width, gap }] of BANDS.entries()) {
    for (const row of rows(ratios, width, gap)) {
      const gaps = row.to - row.from - 1
      for (let i = row.from; i < row.to; i++) {
        const ratio = ratios[i]!
        const tile = tiles[i]!
        const alone = Math.abs(row.sum - ratio) < 1e-6
        if (!alone) {
          tile.style[`--s${band}`] = round(row.sum, 4)
          if (gaps) tile.style[`--n${band}`] = gaps
        }
        const room = gaps ? `${CONTENT_WIDTH[band]} - ${gaps}*${GAP[band]}` : CONTENT_WIDTH[band]
        const size = alone ? `calc(${room})` : `calc((${room})*${round(ratio / row.sum, 4)})`
        tile.sizes[band] = from ? `(min-width:${from}px) ${size}` : size
      }
    }
  }
  return tiles.map(({ style, sizes }) => ({ style, sizes: sizes.toReversed().join(',') }))
}
