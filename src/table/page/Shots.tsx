import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react'
import { ITEM } from '../../document'
import { layoutTiles } from '../../photography/layoutTiles'
import type { TablePhoto } from '../contract'
import { Shot } from './Shot'
import { FRAME, SHOT } from './shots'
import { useTable } from './tableStore'
import { watchNear } from './watchNear'
import { words } from './words'

/** So many are drawn at once. */
const FIRST = 12

/** Width by height, as the photograph will be. */
function ratioOf({ turn, photo: { width = 3, height = 2 } }: TablePhoto): number {
  return turn === 90 || turn === 270 ? height / width : width / height
}

/** The album's photographs, in the rows that its page has. */
export function Shots() {
  const photos = useTable((s) => s.album!.photos)
  const tileAt = useMemo(() => layoutTiles(photos.map(ratioOf)), [photos])
  return (
    <ul
      aria-label="Photographs, in order"
      className="relative flex flex-wrap items-start gap-x-gap gap-y-5"
    >
      {photos.map((one, i) => (
        <Place key={one.id} index={i} one={one} {...tileAt(i)} />
      ))}
    </ul>
  )
}

type Props = { one: TablePhoto; index: number; style: CSSProperties; sizes: string }

/**
 * The place of a photograph in its row. Far from the window it is only that, with the photograph's name: of
 * a thousand that could each be selected, dragged and written under, few are seen.
 */
const Place = memo(
  function Place({ one, index, style, sizes }: Props) {
    const { id, caption } = one
    const [isNear, setNear] = useState(index < FIRST)
    // What has focus, or had it last, is there whatever is in view.
    const isInHand = useTable((s) => s.current === id || s.draft?.id === id)
    const place = useRef<HTMLLIElement>(null)
    useEffect(() => watchNear(place.current!, setNear), [])
    const isDrawn = isNear || isInHand
    return (
      <li
        ref={place}
        data-item={ITEM.tile}
        {...{ [SHOT]: id }}
        aria-label={isDrawn ? undefined : words.named(index + 1, caption)}
        className={`justified-tile min-w-0 ${isDrawn ? 'relative' : ''}`}
        style={style}
      >
        {isDrawn ? (
          <Shot {...{ one, index, sizes }} />
        ) : (
          // One box, without a layer of its own: browsers go through all of them in each frame.
          <div {...{ [FRAME]: '' }} className="mb-11 aspect-(--a)" />
        )}
      </li>
    )
  },
  // The same sizes in every window come of the same row: its style need not be looked at.
  (before, now) =>
    before.one === now.one && before.index === now.index && before.sizes === now.sizes,
)
