/** `ratio` width over height of its picture · `least` width that its caption needs, px at `List.least`. */
type Tile = { ratio: number; least: number }

type Width = { width: number; gap: number }

/** A list of tiles, px. `least` is its width in the narrowest window that has the same rows. */
type List = Width & { rem: number; least: Width }

export type Row = {
  from: number
  to: number
  /** Width of the row without gaps, over its height. A ragged row has more than its tiles' sum. */
  sum: number
}

/** px. `share` of the width is the target height. */
export const ROWS = {
  share: 0.262,
  minHeight: 250,
  /** At 16 px a rem. */
  maxHeight: 420,
  /** The target on phones, where a row is one photo or a few upright ones. */
  narrowHeight: 300,
  narrow: 640,
  perRow: 6,
  /** Low rows look worse than high ones. */
  underheight: 1.6,
  /** A last row up to this many times the target is filled; a higher one stays ragged. */
  lastRow: 1.35,
  /** The cost of a last row that is too high. */
  lastRowCost: 0.02,
  /** Times the target. Beside a panorama others would be too small: only alone it makes a row lower than this. */
  lowest: 0.5,
  /** Times the target. A higher row stays ragged; on phones only if it has a ratio below `tall`. */
  highest: 2,
  tall: 0.4,
} as const

/** The width of a row without its gaps, px. */
export const withoutGaps = ({ width, gap }: Width, photos: number) => width - gap * (photos - 1)

/** The height at which tiles fill `room` and none is below its least width. 0 where they never fit. */
function filledHeight(tiles: readonly Tile[], room: number): number {
  let height = Infinity
  while (height > 0) {
    let fixed = 0
    let sum = 0
    for (const { ratio, least } of tiles)
      if (ratio * height < least) fixed += least
      else sum += ratio
    const lower = (room - fixed) / sum
    if (lower === height) return height
    height = lower
  }
  return 0
}

/**
 * Justified rows: the breaks that keep every row nearest the target height and leave the least of it empty
 * (dynamic programming over the aspect ratios). Without width or photos there are no rows.
 */
export function rows(tiles: readonly Tile[], list: List): Row[] {
  const { width, rem } = list
  if (!(width > 0)) return []
  const isNarrow = width < ROWS.narrow
  const target = isNarrow
    ? ROWS.narrowHeight
    : Math.min((ROWS.maxHeight * rem) / 16, Math.max(ROWS.minHeight, width * ROWS.share))
  const count = tiles.length
  const cost = [0]
  const breaks = [0]
  const sums = [0]
  for (let to = 1; to <= count; to++) {
    cost[to] = Infinity
    let pictures = 0
    let neededHeight = 0
    let hasWide = false
    let hasLimit = !isNarrow
    for (let from = to - 1; from >= 0 && to - from <= ROWS.perRow; from--) {
      const { ratio, least } = tiles[from]!
      pictures += ratio
      neededHeight = Math.max(neededHeight, least / ratio)
      hasWide ||= ratio > 1
      hasLimit ||= ratio < ROWS.tall
      const photos = to - from
      if (isNarrow && photos > 1 && hasWide) break
      const room = withoutGaps(list, photos)
      const leastRoom = withoutGaps(list.least, photos)
      let sum = pictures
      if (leastRoom / pictures < neededHeight) {
        const leastHeight = filledHeight(tiles.slice(from, to), leastRoom)
        if (leastHeight === 0) break
        // Rounded up: the shares of a row must not exceed the row.
        sum = Math.ceil((leastRoom / leastHeight) * 1e4) / 1e4
      }
      if (hasLimit) sum = Math.max(sum, room / (target * ROWS.highest))
      const height = room / sum
      if (!isNarrow && photos > 1 && height < target * ROWS.lowest) break
      const off = (height - target) / target
      const isHighLast = to === count && off > 0
      const empty = 1 - pictures / sum
      const here = isHighLast
        ? ROWS.lastRowCost
        : off * off * (off > 0 ? 1 : ROWS.underheight) + empty
      if (cost[from]! + here < cost[to]!) {
        cost[to] = cost[from]! + here
        breaks[to] = from
        sums[to] = sum
      }
    }
  }
  const found: Row[] = []
  for (let to = count; to > 0; to = breaks[to]!) {
    const from = breaks[to]!
    const own = sums[to]!
    const room = withoutGaps(list, to - from)
    const isRagged = to === count && room / own > target * ROWS.lastRow
    found.unshift({ from, to, sum: isRagged ? room / target : own })
  }
  return found
}
