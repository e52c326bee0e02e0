import { expect, test } from 'vitest'
import { layoutTiles } from '../../../src/photography/rows/layoutTiles'
import { ROW_BREAKPOINTS } from '../../../src/photography/rows/rowBreakpoints'
import { sectionsOf } from '../../../src/photography/rows/sections'
import { seeded } from '../../random'

const random = seeded(11)
const ratios = Array.from({ length: 150 }, () => 0.5 + random() * 2)
const tileAt = layoutTiles(ratios.map((ratio) => ({ ratio, caption: '' })))

test.each([...ROW_BREAKPOINTS.entries()])(
  'at breakpoint %i, sections are whole rows and as high as these',
  (breakpoint, { width, gap }) => {
    const sections = sectionsOf(ratios.length, tileAt, breakpoint, '64px')
    expect(sections.map(({ from }) => from)).toEqual([
      0,
      ...sections.slice(0, -1).map(({ to }) => to),
    ])
    expect(sections.at(-1)!.to).toBe(ratios.length)
    for (const { from, to, height } of sections) {
      let [expected, at] = [0, from]
      while (at < to) {
        const { style } = tileAt(at)
        const gaps = style[`--n${breakpoint}`] ?? 0
        const sum = style[`--s${breakpoint}`] ?? style['--a']!
        expected += (width - gaps * gap) / sum + 64
        at += gaps + 1
      }
      expect(at, 'no row is divided').toBe(to)
      const [, share, gaps, below] = /^calc\((\S+)% - (\S+)\*var\(--gap\) \+ (\d+)\*64px\)$/.exec(
        height,
      )!
      const drawn = (Number(share) / 100) * width - Number(gaps) * gap + Number(below) * 64
      expect(drawn).toBeCloseTo(expected, 3)
    }
    // Few boxes stand for many photographs.
    expect(sections.length).toBeLessThanOrEqual(Math.ceil(ratios.length / 6))
  },
)
