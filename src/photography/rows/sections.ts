import type { TileLayout } from './layoutTiles'

/** Photographs at least. Few sections are quick to watch, and small ones are quick to draw. */
const SIZE = 6

/** Some whole rows of tiles, `from` inclusive, `to` exclusive. `height`: about theirs, in CSS. */
type RowSection = { from: number; to: number; height: string }

/**
 * Divides tiles into sections, for lists that draw only those near the window.
 * @param tileAt as `layoutTiles` returns it
 * @param breakpoint index in `ROW_BREAKPOINTS`
 * @param below CSS length of the captions below a row, including the gap to the next row
 */
export function sectionsOf(
  count: number,
  tileAt: (index: number) => TileLayout,
  breakpoint: number,
  below: string,
): RowSection[] {
  const sections: RowSection[] = []
  for (let at = 0; at < count;) {
    const from = at
    let [heights, gaps, rows] = [0, 0, 0]
    while (at < count && at - from < SIZE) {
      const { style } = tileAt(at)
      const sum = style[`--s${breakpoint}`] ?? style['--a']!
      const inRow = style[`--n${breakpoint}`] ?? 0
      heights += 1 / sum
      gaps += inRow / sum
      rows += 1
      at += inRow + 1
    }
    const height = `calc(${heights * 100}% - ${gaps}*var(--gap) + ${rows}*${below})`
    sections.push({ from, to: Math.min(at, count), height })
  }
  return sections
}
