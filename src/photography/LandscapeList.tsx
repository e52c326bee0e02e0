import type { List } from '../content/lists'
import { AlbumList } from './AlbumList'
import { CONTENT_WIDTH, GAP } from './bands'
import type { PlateBox } from './plateSizes'

const [narrow, middle, , wide] = CONTENT_WIDTH
const [, , , gap] = GAP
const NARROW = { from: 0, width: narrow, ratio: 3 / 2 }
const PAIR = { from: 701, width: `(${middle} - 13px)*.5`, ratio: 4 / 3 }
const HALF = { from: 1024, width: `(${wide} - ${gap})*.5`, ratio: 3 / 2 }
const THIRD = { from: 1024, width: `(${wide} - 2*${gap})*.3333`, ratio: 4 / 3 }
const FIRST: PlateBox[] = [
  { from: 1024, width: wide, ratio: 21 / 9 },
  { from: 701, width: middle, ratio: 16 / 9 },
  { from: 0, width: narrow, ratio: 4 / 5 },
]

/** The list reads 1-2-3-2-3: the second, third, seventh and eighth are the wider ones. */
const WIDER = new Set([1, 2, 6, 7])

export function LandscapeList({ list }: { list: List }) {
  return (
    <AlbumList
      list={list}
      className="albums albums-landscape"
      boxes={(i) => (i === 0 ? FIRST : [WIDER.has(i) ? HALF : THIRD, PAIR, NARROW])}
    />
  )
}
