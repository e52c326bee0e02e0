type Place = {
  /** Distance of each heading from the window's top. px. */
  tops: readonly number[]
  /** Where a heading stands that the hash names: below the bar. px. */
  line: number
  isAtTop: boolean
  isAtEnd: boolean
  /** The index of the heading that the hash names, or -1. */
  named: number
}

/**
 * The index of the section being read: the last with a heading above the line. Headings near the end cannot
 * scroll up to it; there it is the one in the hash, or the last.
 */
export function readSection({ tops, line, isAtTop, isAtEnd, named }: Place): number {
  if (isAtEnd && (tops[named] ?? -1) > line) return named
  if (isAtTop) return 0
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > line)
  return Math.max((next === -1 ? tops.length : next) - 1, 0)
}
