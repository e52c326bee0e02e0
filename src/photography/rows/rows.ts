export type Row = {
  from: number
  to: number
  /** Width of the row without gaps, over its height. A ragged last row has more than its photos' sum. */
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
} as const

/**
 * Justified rows: the breaks that keep every row nearest the target height (dynamic programming over the
 * aspect ratios, width over height). Without width or photos there are no rows. All lengths in px.
 */
export function rows(ratios: readonly number[], width: number, gap: number, rem = 16): Row[] {
  if (!(width > 0)) return []
  const narrow = width < ROWS.narrow
  const target = narrow
    ? ROWS.narrowHeight
    : Math.min((ROWS.maxHeight * rem) / 16, Math.max(ROWS.minHeight, width * ROWS.share))
  const count = ratios.length
  const heightOf = (sum: number, photos: number) => (width - gap * (photos - 1)) / sum
  const cost = [0]
  const breaks = [0]
  const sums = [0]
  for (let to = 1; to <= count; to++) {
    cost[to] = Infinity
    let sum = 0
    let hasWide = false
    for (let from = to - 1; from >= 0 && to - from <= ROWS.perRow; from--) {
      sum += ratios[from]!
      hasWide ||= ratios[from]! > 1
      const photos = to - from
      if (narrow && photos > 1 && hasWide) break
      const height = heightOf(sum, photos)
      const off = (height - target) / target
      const last = to === count && off > 0
      const here = last ? ROWS.lastRowCost : off * off * (off > 0 ? 1 : ROWS.underheight)
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
    const height = heightOf(own, to - from)
    const ragged = to === count && height > target * ROWS.lastRow
    found.unshift({ from, to, sum: ragged ? (width - gap * (to - from - 1)) / target : own })
  }
  return found
}
