import type { CoverBoxes } from './coverSizes'
import { CONTENT_WIDTH, GAP } from '../rows/rowBreakpoints'

const [narrow, medium, , wide] = CONTENT_WIDTH
const [, , , gap] = GAP

const BROAD = {
  className: 'narrow:aspect-3/2 narrow:flex-none',
  width: narrow,
  ratio: 3 / 2,
}
const FIRST: CoverBoxes = {
  wide: {
    className: 'wide:col-start-1 wide:col-end-10',
    width: `(${wide})*.747`,
    ratio: 1016 / 485,
  },
  medium: { className: 'medium:col-start-1 medium:col-end-7', width: medium, ratio: 784 / 464 },
  narrow: BROAD,
}
const SECOND: CoverBoxes = {
  wide: {
    className: 'wide:col-start-10 wide:col-end-13 wide:row-start-1 wide:row-end-3',
    width: `(${wide})*.241`,
    ratio: 328 / 800,
  },
  medium: {
    className: 'medium:col-start-1 medium:col-end-4 medium:row-start-2 medium:row-end-4',
    width: `(${medium})*.492`,
    ratio: 386 / 536,
  },
  narrow: { className: 'narrow:aspect-4/5 narrow:flex-none', width: narrow, ratio: 4 / 5 },
}
const HALF_MEDIUM = {
  className: 'medium:col-start-4 medium:col-end-7',
  width: `(${medium})*.492`,
  ratio: 386 / 261,
}
/** The ratios are measured where the window's height decides. */
const FOUR: CoverBoxes[] = [
  FIRST,
  SECOND,
  {
    wide: {
      className: 'wide:col-start-1 wide:col-end-6',
      width: `(${wide})*.41`,
      ratio: 557 / 299,
    },
    medium: HALF_MEDIUM,
    narrow: BROAD,
  },
  {
    wide: {
      className: 'wide:col-start-6 wide:col-end-10',
      width: `(${wide})*.326`,
      ratio: 443 / 299,
    },
    medium: HALF_MEDIUM,
    narrow: BROAD,
  },
]
/** The spreads for one to four categories. All are equally large. */
const SPREADS: CoverBoxes[][] = [
  [
    {
      wide: {
        className: 'wide:col-start-1 wide:col-end-13 wide:row-start-1 wide:row-end-3',
        width: wide,
        ratio: 1360 / 800,
      },
      medium: {
        className: 'medium:col-start-1 medium:col-end-7 medium:row-start-1 medium:row-end-4',
        width: medium,
        ratio: 784 / 1012,
      },
      narrow: BROAD,
    },
  ],
  [
    {
      ...FIRST,
      wide: {
        className: 'wide:col-start-1 wide:col-end-10 wide:row-start-1 wide:row-end-3',
        width: `(${wide})*.747`,
        ratio: 1016 / 800,
      },
    },
    {
      ...SECOND,
      medium: {
        className: 'medium:col-start-1 medium:col-end-7 medium:row-start-2 medium:row-end-4',
        width: medium,
        ratio: 784 / 536,
      },
    },
  ],
  [
    FIRST,
    SECOND,
    {
      wide: {
        className: 'wide:col-start-1 wide:col-end-10',
        width: `(${wide})*.747`,
        ratio: 1016 / 299,
      },
      medium: {
        className: 'medium:col-start-4 medium:col-end-7 medium:row-start-2 medium:row-end-4',
        width: `(${medium})*.492`,
        ratio: 386 / 536,
      },
      narrow: BROAD,
    },
  ],
  FOUR,
]

const SPREAD = 4

export const spreadClassName = (count: number): string =>
  `grid wide:grid-cols-12 medium:grid-cols-6 narrow:flex narrow:h-auto narrow:flex-col ${
    count > SPREAD ? 'category-spread-above-rows' : 'category-spread'
  }`

const HALF = {
  className: 'medium:col-span-3 medium:aspect-4/3',
  width: `(${medium} - 13px)*.5`,
  ratio: 4 / 3,
}
const THIRD: CoverBoxes = {
  wide: {
    className: 'wide:col-span-4 wide:aspect-4/3',
    width: `(${wide} - 2*${gap})*.3333`,
    ratio: 4 / 3,
  },
  medium: HALF,
  narrow: BROAD,
}
const WHOLE_MEDIUM = {
  className: 'medium:col-span-6 medium:aspect-16/9',
  width: medium,
  ratio: 16 / 9,
}
/** By the number of covers in the row. */
const ROWS: CoverBoxes[] = [
  {
    ...THIRD,
    wide: { className: 'wide:col-span-12 wide:aspect-21/9', width: wide, ratio: 21 / 9 },
  },
  {
    ...THIRD,
    wide: {
      className: 'wide:col-span-6 wide:aspect-3/2',
      width: `(${wide} - ${gap})*.5`,
      ratio: 3 / 2,
    },
  },
  THIRD,
]

/** The boxes of all categories in order: the spread, then rows that are all full. */
export function categoryBoxes(count: number): CoverBoxes[] {
  const below = Math.max(0, count - SPREAD)
  const rows = Array.from({ length: below }, (_, i) => {
    const left = below - i
    const boxes = ROWS[Math.min(3, below - 3 * Math.floor(i / 3)) - 1]!
    return left === 1 && below % 2 ? { ...boxes, medium: WHOLE_MEDIUM } : boxes
  })
  return [...(SPREADS[Math.min(count, SPREAD) - 1] ?? []), ...rows]
}
