import { longestWord } from './longestWord'
import { ROW_BREAKPOINTS } from './rowBreakpoints'
import { rows, withoutGaps } from './rows'

/** CSS custom properties of a tile, and the `sizes` of its picture. */
export type TileLayout = { style: Record<`--${string}`, number>; sizes: string }

/** `ratio` is width over height. */
type Captioned = { ratio: number; caption: string }

/** The least width of a tile with a caption, px: 96 by the specification, and 1 for rounding. */
const LEAST_WIDTH = 97

const round = (n: number, digits: number) => Number(n.toFixed(digits))

/**
 * Returns a function that gives the layout of a tile. `--a`: the ratio of its picture. For each breakpoint
 * `b`, if the row is not the tile alone, `--s{b}`: the sum of ratios; `--n{b}`: the number of gaps; `--w{b}`:
 * the tile's ratio if its caption needs more width. Lazy, because a thousand layouts take long to write.
 * `isEnd`: no more photos follow below, so the last row may stay ragged.
 */
export function layoutTiles(
  photos: readonly Captioned[],
  isEnd = true,
): (index: number) => TileLayout {
  // Rounds before summing, so that the shares of a row never exceed the row.
  const measured = photos.map(({ ratio, caption }) => ({
    ratio: round(ratio, 4),
    word: longestWord(caption),
  }))
  const bands = ROW_BREAKPOINTS.map((list) => {
    const { width, fontSize } = list.least
    const tiles = measured.map(({ ratio, word }) => ({
      ratio,
      // A word that is wider than the list wraps.
      least: word && Math.min(width, Math.max(LEAST_WIDTH, word * fontSize)),
    }))
    const rowOf = rows(tiles, list, isEnd).flatMap((row) =>
      tiles.slice(row.from, row.to).map(() => row),
    )
    return { ...list, tiles, rowOf }
  })
  return (index) => {
    const { ratio } = measured[index]!
    const style: TileLayout['style'] = { '--a': ratio }
    const sizes = bands.map(({ from, least, css, tiles, rowOf }, b) => {
      const query = from ? `(min-width:${from}px) ` : ''
      const row = rowOf[index]
      // An impossible layout has no rows.
      if (!row || Math.abs(row.sum - ratio) < 1e-6) return `${query}calc(${css.width})`
      const gaps = row.to - row.from - 1
      style[`--s${b}`] = round(row.sum, 4)
      if (gaps) style[`--n${b}`] = gaps
      const leastHeight = withoutGaps(least, row.to - row.from) / row.sum
      const wanted = Math.floor((tiles[index]!.least / leastHeight) * 1e4) / 1e4
      if (wanted > ratio) style[`--w${b}`] = wanted
      const room = gaps ? `${css.width} - ${gaps}*${css.gap}` : css.width
      return `${query}calc((${room})*${round(ratio / row.sum, 4)})`
    })
    return { style, sizes: sizes.toReversed().join(',') }
  }
}
