import { describe, expect, test } from 'vitest'
import { findSection } from '../../src/markdownPage/findSection'

const BELOW_BAR = 88
const MIDDLE = { line: BELOW_BAR, isAtTop: false, isAtEnd: false, named: -1 }

describe('the section being read', () => {
  test('is that of the last heading above the line below the bar', () => {
    expect(findSection({ ...MIDDLE, tops: [-500, 88, 89, 900] })).toBe(1)
    expect(findSection({ ...MIDDLE, tops: [-900, -500, -80, 20] })).toBe(3)
  })
  test('is the first if no heading is above that line', () => {
    expect(findSection({ ...MIDDLE, tops: [200, 500] })).toBe(0)
    expect(findSection({ ...MIDDLE, isAtTop: true, isAtEnd: true, tops: [200, 300] })).toBe(0)
  })
  test('is the last at the end of the page, unless the address names a section in view', () => {
    const end = { ...MIDDLE, isAtEnd: true, tops: [-400, 200, 500, 700] }
    expect(findSection(end)).toBe(3)
    expect(findSection({ ...end, named: 1 })).toBe(1)
    expect(findSection({ ...end, named: 0 })).toBe(3)
  })
  test('is the first, which does not exist, on a page without sections', () => {
    expect(findSection({ ...MIDDLE, tops: [] })).toBe(0)
  })
})
