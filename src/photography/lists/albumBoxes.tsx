import { box, type CoverBoxes } from './coverSizes'
import { CONTENT_WIDTH, GAP } from '../rows/rowBreakpoints'

const [narrow, medium, , wide] = CONTENT_WIDTH
const [, , , gap] = GAP

const FIRST: CoverBoxes = {
  wide: box('wide:col-span-12 wide:aspect-21/9', wide, 21 / 9),
  medium: box('medium:col-span-12 medium:aspect-16/9', medium, 16 / 9),
  narrow: box('narrow:aspect-4/5', narrow, 4 / 5),
}
const THIRD: CoverBoxes = {
  wide: box('wide:col-span-4 wide:aspect-4/3', `(${wide} - 2*${gap})*.3333`, 4 / 3),
  medium: box('medium:col-span-6 medium:aspect-4/3', `(${medium} - 13px)*.5`, 4 / 3),
  narrow: box('narrow:aspect-3/2', narrow, 3 / 2),
}
const HALF: CoverBoxes = {
  ...THIRD,
  wide: box('wide:col-span-6 wide:aspect-3/2', `(${wide} - ${gap})*.5`, 3 / 2),
}

const LAST: CoverBoxes = { ...THIRD, wide: FIRST.wide }

/** The number of covers per row in wide windows. Later rows have three. */
const ROWS = [1, 2, 3, 2, 3]

/** The number of covers in the row of the cover at `index`. */
function inRow(index: number, count: number): number {
  for (let row = 0, from = 0; ; row++) {
    const to = from + (ROWS[row] ?? 3)
    if (index < to) return Math.min(to, count) - from
    from = to
  }
}

const TALL_THIRD: CoverBoxes = {
  wide: box('wide:col-span-4 wide:aspect-4/5', `(${wide} - 2*${gap})*.3333`, 4 / 5),
  medium: box('medium:col-span-6 medium:aspect-4/5', `(${medium} - 13px)*.5`, 4 / 5),
  narrow: box('narrow:aspect-4/5', narrow, 4 / 5),
}
const TALL_FIRST: CoverBoxes = {
  ...TALL_THIRD,
  medium: box('medium:col-span-12 medium:aspect-4/3', medium, 4 / 3),
}
const TALL_QUARTER: CoverBoxes = {
  ...TALL_THIRD,
  wide: box('wide:col-span-3 wide:aspect-4/5', `(${wide} - 3*${gap})*.25`, 4 / 5),
}

function wideBoxes(index: number, count: number): CoverBoxes {
  if (index === 0) return FIRST
  const boxes = [LAST, HALF, THIRD][inRow(index, count) - 1]!
  // In medium windows the covers after the first form pairs.
  const isAlone = index === count - 1 && count % 2 === 0
  return isAlone ? { ...boxes, medium: FIRST.medium } : boxes
}

/** The boxes of a cover. `tall`: upright covers, three in the first row, then four per row. */
export function albumBoxes(layout: 'wide' | 'tall', index: number, count: number): CoverBoxes {
  if (layout === 'wide') return wideBoxes(index, count)
  return index === 0 ? TALL_FIRST : index < 3 ? TALL_THIRD : TALL_QUARTER
}
