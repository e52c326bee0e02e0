import type { List } from '../content/lists'
import type { ListedCategory } from '../content/site'
import { AlbumList } from './AlbumList'
import type { CoverBoxes } from './coverSizes'
import { CONTENT_WIDTH, GAP } from './rowBreakpoints'

const [narrow, medium, , wide] = CONTENT_WIDTH
const [, , , gap] = GAP

const THIRD: CoverBoxes = {
  wide: {
    className: 'wide:col-span-4 wide:aspect-4/5',
    width: `(${wide} - 2*${gap})*.3333`,
    ratio: 4 / 5,
  },
  medium: {
    className: 'medium:col-span-6 medium:aspect-4/5',
    width: `(${medium} - 13px)*.5`,
    ratio: 4 / 5,
  },
  narrow: { className: 'narrow:aspect-4/5', width: narrow, ratio: 4 / 5 },
}
const FIRST: CoverBoxes = {
  ...THIRD,
  medium: { className: 'medium:col-span-12 medium:aspect-4/3', width: medium, ratio: 4 / 3 },
}
const QUARTER: CoverBoxes = {
  ...THIRD,
  wide: {
    className: 'wide:col-span-3 wide:aspect-4/5',
    width: `(${wide} - 3*${gap})*.25`,
    ratio: 4 / 5,
  },
}

/** A list of upright covers: three, then four to a row where there is room. */
export function TallList({ category, list }: { category: ListedCategory; list: List }) {
  return (
    <AlbumList
      category={category}
      list={list}
      boxesAt={(i) => (i === 0 ? FIRST : i < 3 ? THIRD : QUARTER)}
    />
  )
}
