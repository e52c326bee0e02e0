import { describe, expect, test } from 'vitest'
import { BAR, type BarScroll, scrollBar } from '../../../src/shell/bar/barScroll'

const END = 2000
const atTop: BarScroll = { hidden: false, turn: 0 }

/** The bar after each of these positions in turn, on a page that scrolls as far as `end`. */
function after(positions: number[], { from = atTop, end = END } = {}): boolean[] {
  let bar = from
  return positions.map((y) => {
    bar = scrollBar(bar, y, end)
    return bar.hidden
  })
}

describe('the bar hides once the page has been scrolled down past 100 px', () => {
  test('not before', () => {
    expect(after([1, 50, 100])).toEqual([false, false, false])
  })
  test('at once, in one leap or in many steps', () => {
    expect(after([101])).toEqual([true])
    expect(after([60, 100, 100.5, 400])).toEqual([false, false, true, true])
  })
  test('again after it came back below that point', () => {
    expect(after([500, 400, 400, 401])).toEqual([true, false, false, true])
  })
})

describe('the bar comes back on any upward scroll of more than a few pixels, or at the top', () => {
  test('not on a jitter', () => {
    const { jitter } = BAR
    expect(after([500, 501 - jitter, 500, 499])).toEqual([true, true, true, true])
  })
  test('on four pixels, however slowly they come', () => {
    expect(after([500, 496])).toEqual([true, false])
    expect(after([500, 499, 498, 497, 496])).toEqual([true, true, true, true, false])
  })
  test('measured from the lowest point reached', () => {
    expect(after([500, 800, 797, 796])).toEqual([true, true, true, false])
  })
  test('always at the top', () => {
    expect(after([500, 0])).toEqual([true, false])
    expect(after([2, 0], { from: { hidden: true, turn: 2 } })).toEqual([true, false])
  })
})

describe('over-scroll bounce at either end of the page does not toggle the bar', () => {
  test('beyond the top', () => {
    expect(after([-1, -40, -80, -30, 0])).toEqual([false, false, false, false, false])
  })
  test('beyond the end', () => {
    expect(after([END, END + 60, END + 20, END])).toEqual([true, true, true, true])
  })
  test('beyond the end while the bar is shown', () => {
    const shown = { hidden: false, turn: END }
    expect(after([END + 60, END + 20, END], { from: shown })).toEqual([false, false, false])
  })
  test('on a page that does not scroll at all', () => {
    expect(after([-30, 140, 200, 0], { end: 0 })).toEqual([false, false, false, false])
    expect(after([140, 200], { end: -20 })).toEqual([false, false])
  })
})
