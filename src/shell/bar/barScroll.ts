/** Distances in px of scroll. */
export const BAR = {
  /** The bar hides only below this scroll position. */
  threshold: 100,
  /** Scrolling up by less is ignored, because fingers and wheels jitter. */
  jitter: 4,
} as const

/** `turn`, px: the lowest position since the bar was revealed, or the highest since it was hidden. */
export type BarScroll = { hidden: boolean; turn: number }

/** The bar after a scroll to `y` (at most `end`). Overscroll counts as the end itself. */
export function scrollBar({ hidden, turn }: BarScroll, y: number, end: number): BarScroll {
  const at = Math.min(Math.max(y, 0), Math.max(end, 0))
  if (at <= 0) return { hidden: false, turn: 0 }
  if (hidden)
    return turn - at >= BAR.jitter
      ? { hidden: false, turn: at }
      : { hidden, turn: Math.max(turn, at) }
  if (at > turn && at > BAR.threshold) return { hidden: true, turn: at }
  return { hidden, turn: Math.min(turn, at) }
}
