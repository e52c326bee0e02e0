type Place = {
  /** The distance of each heading from the top of the window, px. */
  tops: readonly number[]
  /** The distance to which the browser scrolls the heading in the hash: below the bar, px. */
  line: number
  isAtTop: boolean
  isAtEnd: boolean
  /** The index of the heading in the hash, or -1. */
  named: number
}

/**
 * The index of the current section: the last one with its heading above the line. Headings near the end
 * cannot scroll up to the line. At the end it is the section in the hash, or the last one.
 */
export function findSection({ tops, line, isAtTop, isAtEnd, named }: Place): number {
  if (isAtEnd && (tops[named] ?? -1) > line) return named
  if (isAtTop) return 0
  if (isAtEnd) return tops.length - 1
  const next = tops.findIndex((top) => top > line)
  return Math.max((next === -1 ? tops.length : next) - 1, 0)
}
