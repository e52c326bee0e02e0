import { ROW_BREAKPOINTS } from '../rows/rowBreakpoints'
import { box, type CoverBoxes } from './coverSizes'
import { wideRowBox } from './albumBoxes'

const [{ css: narrow }, { css: medium }, , { css: wide }] = ROW_BREAKPOINTS

const BROAD = box('narrow:aspect-3/2 narrow:flex-none', narrow.width, 3 / 2)
const FIRST: CoverBoxes = {
  wide: box('wide:col-start-1 wide:col-end-10', `(${wide.width})*.747`, 1016 / 485),
  medium: box('medium:col-start-1 medium:col-end-7', medium.width, 784 / 464),
  narrow: BROAD,
}
const SECOND: CoverBoxes = {
  wide: box(
    'wide:col-start-10 wide:col-end-13 wide:row-start-1 wide:row-end-3',
    `(${wide.width})*.241`,
    328 / 800,
  ),
  medium: box(
    'medium:col-start-1 medium:col-end-4 medium:row-start-2 medium:row-end-4',
    `(${medium.width})*.492`,
    386 / 536,
  ),
  narrow: box('narrow:aspect-4/5 narrow:flex-none', narrow.width, 4 / 5),
}
const HALF_MEDIUM = box('medium:col-start-4 medium:col-end-7', `(${medium.width})*.492`, 386 / 261)
/** The boxes for four. Where their height depends on the window, `ratio` is a measured value. */
const FOUR: CoverBoxes[] = [
  FIRST,
  SECOND,
  {
    wide: box('wide:col-start-1 wide:col-end-6', `(${wide.width})*.41`, 557 / 299),
    medium: HALF_MEDIUM,
    narrow: BROAD,
  },
  {
    wide: box('wide:col-start-6 wide:col-end-10', `(${wide.width})*.326`, 443 / 299),
    medium: HALF_MEDIUM,
    narrow: BROAD,
  },
]
/** The spreads for one to four categories. All have the same size. */
const SPREADS: CoverBoxes[][] = [
  [
    {
      wide: box(
        'wide:col-start-1 wide:col-end-13 wide:row-start-1 wide:row-end-3',
        wide.width,
        1360 / 800,
      ),
      medium: box(
        'medium:col-start-1 medium:col-end-7 medium:row-start-1 medium:row-end-4',
        medium.width,
        784 / 1012,
      ),
      narrow: BROAD,
    },
  ],
  [
    {
      ...FIRST,
      wide: box(
        'wide:col-start-1 wide:col-end-10 wide:row-start-1 wide:row-end-3',
        `(${wide.width})*.747`,
        1016 / 800,
      ),
    },
    {
      ...SECOND,
      medium: box(
        'medium:col-start-1 medium:col-end-7 medium:row-start-2 medium:row-end-4',
        medium.width,
        784 / 536,
      ),
    },
  ],
  [
    FIRST,
    SECOND,
    {
      wide: box('wide:col-start-1 wide:col-end-10', `(${wide.width})*.747`, 1016 / 299),
      medium: box(
        'medium:col-start-4 medium:col-end-7 medium:row-start-2 medium:row-end-4',
        `(${medium.width})*.492`,
        386 / 536,
      ),
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

const WHOLE_MEDIUM = box('medium:col-span-6 medium:aspect-16/9', medium.width, 16 / 9)
const HALF_SPAN = box('medium:col-span-3 medium:aspect-4/3', `(${medium.width} - 13px)*.5`, 4 / 3)

/** The boxes of all categories in order: the spread, then rows without gaps. */
export function categoryBoxes(count: number): CoverBoxes[] {
  const below = Math.max(0, count - SPREAD)
  const rows = Array.from({ length: below }, (_, i) => ({
    wide: wideRowBox(Math.min(3, below - 3 * Math.floor(i / 3))),
    medium: below - i === 1 && below % 2 ? WHOLE_MEDIUM : HALF_SPAN,
    narrow: BROAD,
  }))
  return [...(SPREADS[Math.min(count, SPREAD) - 1] ?? []), ...rows]
}
