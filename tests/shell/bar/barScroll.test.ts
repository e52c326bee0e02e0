import { describe, expect, test } from 'vitest'
import { BAR, type BarScroll, scrollBar } from '../../../src/shell/bar/barScroll'

const END = 2000
const atTop: BarScroll = { hidden: false, turn: 0 }

/** The bar before the first position, and the end of the page. */
type Way = { from?: BarScroll; end?: number }

/** The bar after each of these positions in turn, on a page that scrolls as far as `end`. */
function after(positions: number[], { from = atTop, end = END }: Way = {}): boolean[] {
  let bar = from
  return positions.map((y) => {
    bar = scrollBar(bar, y, end)
    return bar.hidden
  })
}

describe('the bar hides once the page has been scrolled down past 100 px', () => {
  test.each([
    ['not before', [1, 50, 100], [false, false, false]],
    ['at once in one leap', [101], [true]],
    ['at once in many steps', [60, 100, 100.5, 400], [false, false, true, true]],
    ['again after it came back below that point', [500, 400, 400, 401], [true, false, false, true]],
  ])('%s', (_, positions, hidden) => expect(after(positions)).toEqual(hidden))
})

describe('the bar comes back on any upward scroll of more than a few pixels, or at the top', () => {
  test.each<[string, number[], boolean[], Way?]>([
    ['not on a jitter', [500, 501 - BAR.jitter, 500, 499], [true, true, true, true]],
    ['on four pixels', [500, 496], [true, false]],
    ['however slowly they come', [500, 499, 498, 497, 496], [true, true, true, true, false]],
    ['measured from the lowest point', [500, 800, 797, 796], [true, true, true, false]],
    ['at the top', [500, 0], [true, false]],
    ['at the top after less', [2, 0], [true, false], { from: { hidden: true, turn: 2 } }],
  ])('%s', (_, positions, hidden, way) => expect(after(positions, way)).toEqual(hidden))
})

describe('over-scroll bounce at either end of the page does not toggle the bar', () => {
  test.each<[string, number[], boolean, Way?]>([
    ['beyond the top', [-1, -40, -80, -30, 0], false],
    ['beyond the end', [END, END + 60, END + 20, END], true],
    ['while it is shown', [END + 60, END + 20, END], false, { from: { hidden: false, turn: END } }],
    ['on a page that does not scroll', [-30, 140, 200, 0], false, { end: 0 }],
    ['on a page lower than the window', [140, 200], false, { end: -20 }],
  ])('%s', (_, positions, isHidden, way) =>
    expect(after(positions, way)).toEqual(positions.map(() => isHidden)),
  )
})
