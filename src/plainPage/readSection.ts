type Place = {
  /** Distance of each heading from the window's top. px. */
  tops: readonly number[]
  /** Where a heading comes to stand that an address names: below the bar. px. */
  line: number
  isAtTop: boolean
  isAtEnd: boolean
  /** The index of the heading that the address names, or -1. */
  named: number
}

/**
 * The index of the part that is read: that of the last heading above the line. At the end of a page, where
 * headings are that cannot come so far up, it is the one that the address names, or else the last.
 */
export function readSection({ tops, line, isAtTop, isAtEnd, named }: Place): number {
  if (isAtEnd && (tops[named] ?? -1) > line) return named
  if (isAtTop) return 0
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > line)
  return Math.max((next === -1 ? tops.length : next) - 1, 0)
}
