import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { ITEM } from '../../../document'
import { ratioOf } from '../../../images/ratioOf'
import { lookSoon, watchNear } from '../../../page/watchNear'
import { layoutTiles, type TileLayout } from '../../../photography/rows/layoutTiles'
import { useShallow } from 'zustand/react/shallow'
import type { AlbumState, TablePhoto } from '../../contract'
import { Bed, BED_RATIO, namesUnderway } from './Bed'
import { GapRow, Shot } from './Shot'
import { FRAME, SHOT } from './shots'
import { useTable } from '../tableStore'
import { named } from '../words/words'

const FIRST = 12 // photographs that are drawn before the observer reports

/** Width by height, after the pending turn. */
function turnedRatio({ turn, photo }: TablePhoto): number {
  const ratio = ratioOf(photo)
  return turn === 90 || turn === 270 ? 1 / ratio : ratio
}

/** The album's photographs in the same rows as on its page, followed by the files that are being imported. */
export function Shots({ photos }: Pick<AlbumState, 'photos'>) {
  const current = useTable((s) => s.current)
  const gap = useTable(({ lift }) => (lift?.by === 'keys' ? lift.to.gap : -1))
  const draft = useTable((s) => s.draft?.id)
  const beds = useTable(useShallow(namesUnderway))
  const tileAt = useMemo(
    () =>
      layoutTiles([
        ...photos.map((one) => ({ ratio: turnedRatio(one), caption: one.photo.alt })),
        ...Array.from({ length: beds.length }, () => ({ ratio: BED_RATIO, caption: '' })),
      ]),
    [photos, beds.length],
  )
  // A new order brings other photographs near the window.
  useEffect(lookSoon, [photos, beds.length])
  if (!photos.length && !beds.length)
    return <p className="py-10 text-center">Drop photographs here, or press Add photographs.</p>
  return (
    <ul
      aria-label="Photographs, in order"
      className="relative flex flex-wrap items-start gap-x-gap gap-y-5"
    >
      {photos.map((one, i) => (
        // The focused photograph, the draft and the pin stay mounted when they are scrolled away.
        <Place
          key={one.id}
          index={i}
          isInHand={[current, draft].includes(one.id) || i === Math.min(gap, photos.length - 1)}
          {...{ one, ...tileAt(i) }}
        />
      ))}
      <li className="w-full empty:hidden">
        <GapRow index={photos.length} />
      </li>
      {beds.map((name, i) => (
        <Bed key={name} name={name} style={tileAt(photos.length + i).style} />
      ))}
    </ul>
  )
}

type Props = { one: TablePhoto; index: number; isInHand: boolean } & TileLayout

/** A photograph's place in its row. Far from the window it is an empty box with the photograph's name. */
const Place = memo(
  function Place({ one, index, isInHand, style, sizes }: Props) {
    const { id, caption } = one
    const [isNear, setNear] = useState(index < FIRST)
    const item = useRef<HTMLLIElement>(null)
    useEffect(() => {
      // A photograph that is dragged stays when it is scrolled away: without it the drag would get no end.
      const isLifted = () => useTable.getState().lift?.ids.has(id) ?? false
      return watchNear(item.current!, (now) => startTransition(() => setNear(now || isLifted())))
    }, [id])
    const isDrawn = isNear || isInHand
    return (
      <li
        ref={item}
        data-item={ITEM.tile}
        {...{ [SHOT]: id }}
        aria-label={isDrawn ? undefined : named(index + 1, caption)}
        className={`justified-tile min-w-0 ${isDrawn ? 'relative' : ''}`}
        style={style}
      >
        {isDrawn ? (
          <Shot {...{ one, index, sizes }} />
        ) : (
          // One box without a layer: browsers visit every layer in each frame.
          <div {...{ [FRAME]: '' }} className="mb-11 aspect-(--a) justified-picture" />
        )}
      </li>
    )
  },
  // `style` is a new object in each layout. Equal `sizes` mean the same row, so it is not compared.
  (before, now) =>
    (['one', 'index', 'isInHand', 'sizes'] as const).every((name) => before[name] === now[name]),
)
