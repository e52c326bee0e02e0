import type { List } from '../content/lists'
import { AlbumList } from './AlbumList'
import { CONTENT_WIDTH, GAP } from './bands'

const [narrow, middle, , wide] = CONTENT_WIDTH
const [, , , gap] = GAP
const UPRIGHT = 4 / 5
const NARROW = { from: 0, width: narrow, ratio: UPRIGHT }
const FULL = { from: 701, width: middle, ratio: 4 / 3 }
const PAIR = { from: 701, width: `(${middle} - 13px)*.5`, ratio: UPRIGHT }
const THIRD = { from: 1024, width: `(${wide} - 2*${gap})*.3333`, ratio: UPRIGHT }
const QUARTER = { from: 1024, width: `(${wide} - 3*${gap})*.25`, ratio: UPRIGHT }

/** Three, then four to a row where there is room. */
export function PortraitsList({ list }: { list: List }) {
  return (
    <AlbumList
      list={list}
      className="albums albums-portraits"
      boxes={(i) => [i < 3 ? THIRD : QUARTER, i === 0 ? FULL : PAIR, NARROW]}
    />
  )
}
