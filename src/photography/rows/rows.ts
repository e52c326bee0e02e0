/** `ratio`: width over height of the picture. `least`: px that the caption needs at `List.least`. */
type Tile = { ratio: number; least: number }

type Width = { width: number; gap: number }

/** A list of tiles, px. `least`: the list in the narrowest window with the same rows. */
type List = Width & { rem: number; least: Width }

export type Row = {
  from: number
  to: number
  /** The row's width without gaps over its height. It exceeds the sum of the tiles in a ragged row. */
  sum: number
}

/** px. The target height is `share` of the width. */
export const ROWS = {
  share: 0.262,
  minHeight: 250,
  /** For a rem of 16 px. */
  maxHeight: 420,
  /** The target height on phones, where a row is one photo or several upright ones. */
  narrowHeight: 300,
  narrow: 640,
  perRow: 6,
  /** Weights low rows, because they look worse than high ones. */
  underheight: 1.6,
  /** Times the target. A last row that would be higher stays ragged. */
  lastRow: 1.35,
  lastRowCost: 0.02,
  /** Times the target. Only single photos make lower rows: beside a panorama others would be too small. */
  lowest: 0.5,
  /** Times the target. A higher row stays ragged; on phones only if it has a ratio below `tall`. */
  highest: 2,
  tall: 0.4,
} as const

export const withoutGaps = ({ width, gap }: Width, photos: number) => width - gap * (photos - 1)

/** The height at which tiles fill `room` and all have their least width. 0 if they never fit. */
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

/** A row that may be. `neededHeight`: px, at which no picture is narrower than its caption needs. */
const emptyRow = (at: number) => ({
  from: at,
  to: at,
  pictures: 0,
  neededHeight: 0,
  widest: 0,
  narrowest: Infinity,
})
type Candidate = ReturnType<typeof emptyRow>

/** Changes the row instead of making one for each tile. */
function addTileBefore(row: Candidate, tiles: readonly Tile[]): void {
  row.from -= 1
  const { ratio, least } = tiles[row.from]!
  row.pictures += ratio
  row.neededHeight = Math.max(row.neededHeight, least / ratio)
  row.widest = Math.max(row.widest, ratio)
  row.narrowest = Math.min(row.narrowest, ratio)
}

/** `target` height, px. */
type Layout = { list: List; target: number; isNarrow: boolean; isEnd: boolean }

function layoutOf(list: List, isEnd: boolean): Layout {
  const isNarrow = list.width < ROWS.narrow
  const target = isNarrow
    ? ROWS.narrowHeight
    : Math.min((ROWS.maxHeight * list.rem) / 16, Math.max(ROWS.minHeight, list.width * ROWS.share))
  return { list, target, isNarrow, isEnd }
}

/** The `sum` of a row. Undefined if the row is not allowed. Then no longer row is. */
function sumOf(
  { from, to, pictures, neededHeight, widest, narrowest }: Candidate,
  tiles: readonly Tile[],
  { list, target, isNarrow }: Layout,
): number | undefined {
  const photos = to - from
  if (isNarrow && photos > 1 && widest > 1) return undefined
  const leastRoom = withoutGaps(list.least, photos)
  let sum = pictures
  if (leastRoom / pictures < neededHeight) {
    const leastHeight = filledHeight(tiles.slice(from, to), leastRoom)
    if (leastHeight === 0) return undefined
    // Rounded up: the shares of a row must not exceed the row.
    sum = Math.ceil((leastRoom / leastHeight) * 1e4) / 1e4
  }
  const room = withoutGaps(list, photos)
  if (!isNarrow || narrowest < ROWS.tall) sum = Math.max(sum, room / (target * ROWS.highest))
  const isTooLow = !isNarrow && photos > 1 && room / sum < target * ROWS.lowest
  return isTooLow ? undefined : sum
}

/** `off`: how far the height is from the target, in targets. `empty`: the share without pictures. */
function costOf(off: number, empty: number, isLast: boolean): number {
  if (isLast && off > 0) return ROWS.lastRowCost
  return off * off * (off > 0 ? 1 : ROWS.underheight) + empty
}

/** The last of the rows that hold the first tiles of a list, and what these rows cost. */
type LastRow = { from: number; sum: number; cost: number }

/** Ends the first `to` tiles in the row that costs least. `ends[n]` ends the first `n`. */
function cheapestRow(
  tiles: readonly Tile[],
  to: number,
  ends: readonly LastRow[],
  layout: Layout,
): LastRow {
  let cheapest: LastRow = { from: to - 1, sum: tiles[to - 1]!.ratio, cost: Infinity }
  const row = emptyRow(to)
  while (row.from > 0 && to - row.from < ROWS.perRow) {
    addTileBefore(row, tiles)
    const sum = sumOf(row, tiles, layout)
    if (sum === undefined) break
    const height = withoutGaps(layout.list, to - row.from) / sum
    const off = (height - layout.target) / layout.target
    const own = costOf(off, 1 - row.pictures / sum, layout.isEnd && to === tiles.length)
    const cost = ends[row.from]!.cost + own
    if (cost < cheapest.cost) cheapest = { from: row.from, sum, cost }
  }
  return cheapest
}

function readBack(ends: readonly LastRow[], { list, target, isEnd }: Layout): Row[] {
  const found: Row[] = []
  const count = ends.length - 1
  let to = count
  while (to > 0) {
    const { from, sum } = ends[to]!
    const room = withoutGaps(list, to - from)
    const isRagged = isEnd && to === count && room / sum > target * ROWS.lastRow
    found.unshift({ from, to, sum: isRagged ? room / target : sum })
    to = from
  }
  return found
}

const isSize = (n: number) => n > 0 && n < Infinity

/**
 * Justified rows close to the target height, by dynamic programming over the aspect ratios. `isEnd`: no more
 * tiles follow, so the last row may stay ragged. Empty if the width or a ratio is not a positive number.
 */
export function rows(tiles: readonly Tile[], list: List, isEnd = true): Row[] {
  if (!isSize(list.width) || !tiles.every(({ ratio }) => isSize(ratio))) return []
  const layout = layoutOf(list, isEnd)
  const ends: LastRow[] = [{ from: 0, sum: 0, cost: 0 }]
  for (let to = 1; to <= tiles.length; to++) ends.push(cheapestRow(tiles, to, ends, layout))
  return readBack(ends, layout)
}
