import { CONTENT_WIDTH, GAP, ROW_BREAKPOINTS } from './rowBreakpoints'
import { rows } from './rows'

/** CSS custom properties of a tile, and the `sizes` of its picture. */
export type TileLayout = { style: Record<`--${string}`, number>; sizes: string }

const round = (n: number, digits: number) => Number(n.toFixed(digits))

/**
 * Returns the layout of a tile: `--a` its ratio; for each breakpoint `b` at which it shares a row, `--s{b}` the
 * ratio sum of the row and `--n{b}` the number of its gaps. Made on demand: a thousand are slow to write.
 * @param measured width over height of each photo
 */
export function layoutTiles(measured: readonly number[]): (index: number) => TileLayout {
  // Rounded before the sums: the shares of a row must not exceed the row.
  const ratios = measured.map((ratio) => round(ratio, 4))
  const rowsPerBreakpoint = ROW_BREAKPOINTS.map(({ width, gap, rem }) =>
    rows(ratios, width, gap, rem).flatMap((row) => ratios.slice(row.from, row.to).map(() => row)),
  )
  return (index) => {
    const ratio = ratios[index]!
    const style: TileLayout['style'] = { '--a': ratio }
    const sizes = rowsPerBreakpoint.map((rowOf, b) => {
      const row = rowOf[index]!
      const { from } = ROW_BREAKPOINTS[b]!
      const gaps = row.to - row.from - 1
      const alone = Math.abs(row.sum - ratio) < 1e-6
      if (!alone) {
        style[`--s${b}`] = round(row.sum, 4)
        if (gaps) style[`--n${b}`] = gaps
      }
      const room = gaps ? `${CONTENT_WIDTH[b]} - ${gaps}*${GAP[b]}` : CONTENT_WIDTH[b]
      const size = alone ? `calc(${room})` : `calc((${room})*${round(ratio / row.sum, 4)})`
      return from ? `(min-width:${from}px) ${size}` : size
    })
    return { style, sizes: sizes.toReversed().join(',') }
  }
}
