import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { ITEM } from '../../../document'
import { Icon } from '../../../page/Icon'
import { ratioOf } from '../../../images/ratioOf'
import { lookSoon, watchNear } from '../../../page/watchNear'
import { layoutTiles, type TileLayout } from '../../../photography/rows/layoutTiles'
import { contourLines } from '../../../relief/contourLines'
import { useShallow } from 'zustand/react/shallow'
import type { AlbumState, TablePhoto } from '../../contract'
import { GapRow, Shot } from './Shot'
import { FRAME, SHOT } from './shots'
import { isUnderway, leaveOut } from '../bringing'
import { type TableState, useTable } from '../tableStore'
import { megabytes, named } from '../words/words'

/** The extract of the map that a bed shows, in px of its drawing. */
const MAP = { width: 600, height: 400, levels: 9, hill: 330, fold: 0.6 }
const BED = { ratio: MAP.width / MAP.height, caption: '' }

/** The names of the files that are being uploaded or imported, oldest first. */
export const namesUnderway = ({ brought, sending }: TableState): string[] => [
  ...new Set([
    ...brought.filter(({ state }) => isUnderway(state)).map(({ name }) => name),
    ...(sending?.names ?? []),
  ]),
]

/** How much of a file has been uploaded, from 0 to 1, and the text for it. */
function progressOf({ brought, sending }: TableState, name: string) {
  const state = brought.findLast((one) => one.name === name)?.state
  if (state === 'working') return { part: 1, status: 'Received, making its sizes' }
  if (state === 'waiting') return { part: 1, status: 'Received, waiting for its turn' }
  if (name !== sending?.names[0]) return { part: 0, status: 'Waiting' }
  const { size, sent } = sending
  return { part: sent / size, status: `${megabytes(sent)} of ${megabytes(size)} MB` }
}

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
        ...Array.from({ length: beds.length }, () => BED),
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
        <Bed key={name} name={name} {...tileAt(photos.length + i)} />
      ))}
    </ul>
  )
}

type Props = { one: TablePhoto; index: number; isInHand: boolean } & TileLayout

/** A photograph's place in its row. Far from the window it is an empty box with the photograph's name. */
const Place = memo(
  function Place({ one, index, isInHand, style, sizes }: Props) {
    const { id, caption } = one
    const [isNear, setNear] = useState(index < 12) // until the first check
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
        {...(isDrawn ? {} : { [FRAME]: '' })}
        // Far from the window it is one box without a layer: browsers visit every box in each frame.
        className={`justified-tile min-w-0 ${isDrawn ? 'relative' : 'box-content aspect-(--w) pb-11'}`}
        style={style}
      >
        {isDrawn && <Shot {...{ one, index, sizes }} />}
      </li>
    )
  },
  // `style` is a new object in each layout. Equal `sizes` mean the same row, so it is not compared.
  (before, now) =>
    (['one', 'index', 'isInHand', 'sizes'] as const).every((name) => before[name] === now[name]),
)

/** The placeholder of a file that is being imported. Its map, seeded by the name, fills with the upload. */
export const Bed = memo(function Bed({ name, style }: { name: string } & TileLayout) {
  const item = useRef<HTMLLIElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => watchNear(item.current!, setNear), [])
  const lines = useMemo(() => (isNear ? contourLines({ seed: name, ...MAP }) : []), [name, isNear])
  const { part, status } = useTable(useShallow((s) => progressOf(s, name)))
  return (
    <li ref={item} className="justified-tile min-w-0" style={style}>
      <svg
        aria-hidden="true"
        viewBox="-300 -200 600 400"
        preserveAspectRatio="xMidYMid slice"
        className="block aspect-(--a) w-full bg-(--relief-1) fill-none stroke-line-strong"
      >
        {lines.map((line, i) => (
          <path
            key={line}
            d={line}
            style={i > 0 && i <= part * MAP.levels ? { fill: `var(--relief-${i})` } : {}}
          />
        ))}
      </svg>
      <div className="flex min-h-11 items-start justify-between pt-1.5 text-note leading-tight">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-ink-muted">{status}</span>
        </p>
        {status === 'Waiting' && (
          <button
            type="button"
            aria-label={`Leave out ${name}`}
            className="-me-2 -mt-1.5 icon-button transition-color hover:text-accent"
            onClick={() => leaveOut(name)}
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </div>
    </li>
  )
})
