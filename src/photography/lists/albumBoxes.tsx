import { ROW_BREAKPOINTS } from '../rows/rowBreakpoints'
import { box, type CoverBox, type CoverBoxes } from './coverSizes'

const [{ css: narrow }, { css: medium }, , { css: wide }] = ROW_BREAKPOINTS

const WHOLE = box('wide:col-span-12 wide:aspect-21/9', wide.width, 21 / 9)
const HALF = box('wide:col-span-6 wide:aspect-3/2', `(${wide.width} - ${wide.gap})*.5`, 3 / 2)
const THIRD = box('wide:col-span-4 wide:aspect-4/3', `(${wide.width} - 2*${wide.gap})*.3333`, 4 / 3)

export const wideRowBox = (covers: number): CoverBox =>
  covers === 1 ? WHOLE : covers === 2 ? HALF : THIRD

const FIRST: CoverBoxes = {
  wide: WHOLE,
  medium: box('medium:col-span-12 medium:aspect-16/9', medium.width, 16 / 9),
  narrow: box('narrow:aspect-4/5', narrow.width, 4 / 5),
}
const MEDIUM = box('medium:col-span-6 medium:aspect-4/3', `(${medium.width} - 13px)*.5`, 4 / 3)
const NARROW = box('narrow:aspect-3/2', narrow.width, 3 / 2)

/** The number of covers per row in wide windows. Later rows have three. */
const ROWS = [1, 2, 3, 2, 3]

function inRow(index: number, count: number): number {
  for (let row = 0, from = 0; ; row++) {
    const to = from + (ROWS[row] ?? 3)
    if (index < to) return Math.min(to, count) - from
    from = to
  }
}

const TALL_THIRD: CoverBoxes = {
  wide: box('wide:col-span-4 wide:aspect-4/5', THIRD.width, 4 / 5),
  medium: box('medium:col-span-6 medium:aspect-4/5', MEDIUM.width, 4 / 5),
  narrow: FIRST.narrow,
}
const TALL_FIRST: CoverBoxes = {
  ...TALL_THIRD,
  medium: box('medium:col-span-12 medium:aspect-4/3', medium.width, 4 / 3),
}
const TALL_QUARTER: CoverBoxes = {
  ...TALL_THIRD,
  wide: box('wide:col-span-3 wide:aspect-4/5', `(${wide.width} - 3*${wide.gap})*.25`, 4 / 5),
}

function wideBoxes(index: number, count: number): CoverBoxes {
  if (index === 0) return FIRST
  // In medium windows the covers after the first form pairs.
  const isAlone = index === count - 1 && count % 2 === 0
  const medium = isAlone ? FIRST.medium : MEDIUM
  return { wide: wideRowBox(inRow(index, count)), medium, narrow: NARROW }
}

/** The boxes of a cover. `tall`: upright covers, three in the first row, then four per row. */
export function albumBoxes(layout: 'wide' | 'tall', index: number, count: number): CoverBoxes {
  if (layout === 'wide') return wideBoxes(index, count)
  return index === 0 ? TALL_FIRST : index < 3 ? TALL_THIRD : TALL_QUARTER
}
