import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { ITEM } from '../../../document'
import { FillingTerrain, TERRAIN_RATIO } from '../../../page/FillingTerrain'
import { Icon } from '../../../page/Icon'
import { ratioOf } from '../../../images/ratioOf'
import { lookSoon, nearSections, SECTION, watchNear, watchPlaces } from '../../../page/watchNear'
import { rowBreakpointNow } from '../../../photography/album/rowBreakpointNow'
import { layoutTiles, type TileLayout } from '../../../photography/rows/layoutTiles'
import { sectionsOf } from '../../../photography/rows/sections'
import type { AlbumState, TablePhoto } from '../../contract'
import { passFocus, SHOT } from '../state/shots'
import { leaveOut, namesUnderway } from '../state/bringing'
import { type TableState, useTable } from '../state/tableStore'
import { megabytes } from '../state/words'
import { Pin } from './Pin'
import { GapRow, Shot } from './Shot'

/** How much of a file has been uploaded, from 0 to 1, and the text for it. */
function progressOf({ brought, sending }: TableState, name: string) {
  const state = brought.findLast((one) => one.name === name)?.state
  if (state === 'working') return { part: 1, status: 'Received, making its sizes' }
  if (state === 'waiting') return { part: 1, status: 'Received, waiting for its turn' }
  if (name !== sending?.names[0]) return { part: 0, status: 'Waiting' }
  const { size, sent } = sending
  return { part: sent / size, status: `${megabytes(sent)} of ${megabytes(size)} MB` }
}

const turnedRatio = ({ turn = 0, photo }: TablePhoto) =>
  turn % 180 ? 1 / ratioOf(photo) : ratioOf(photo)

/** The album's photographs in the same rows as on its page, followed by the files that are being imported. */
export function Shots({ photos }: Pick<AlbumState, 'photos'>) {
  const current = useTable((s) => s.current)
  const gap = useTable(({ lift }) => (lift?.by === 'keys' ? lift.to.gap : -1))
  const draft = useTable((s) => s.draft?.id)
  const beds = useTable(useShallow(namesUnderway))
  const [{ near, breakpoint }, setView] = useState({ near: [0], breakpoint: rowBreakpointNow() })
  const list = useRef<HTMLUListElement>(null)
  const [tileAt, sections] = useMemo(() => {
    const layout = layoutTiles([
      ...photos.map((one) => ({ ratio: turnedRatio(one), caption: one.photo.alt })),
      ...Array.from({ length: beds.length }, () => ({ ratio: TERRAIN_RATIO, caption: '' })),
    ])
    return [layout, sectionsOf(photos.length, layout, breakpoint, '4rem')]
  }, [photos, beds.length, breakpoint])
  useEffect(() => {
    const see = (ul: Element) => setView({ near: nearSections(ul), breakpoint: rowBreakpointNow() })
    return watchPlaces(() => list.current && startTransition(() => see(list.current!)))
  }, [])
  // A new order brings other photographs near the window.
  useEffect(lookSoon, [sections])
  if (!photos.length && !beds.length)
    return <p className="py-10 text-center">Drop photographs here, or add them below.</p>
  // The focused photograph, the draft and the pin stay mounted when they are scrolled away, with the rows around.
  const inHand = photos.flatMap(({ id }, i) =>
    id === current || id === draft || i === Math.min(gap, photos.length - 1) ? i : [],
  )
  const isDrawn = (i: number) => {
    const [from, to] = [sections[i - 1]?.from ?? 0, sections[i + 1]?.to ?? Infinity]
    return near.includes(i) || inHand.some((at) => at >= from && at < to)
  }
  // One flat list, so that a photograph that moves to another section is not mounted again.
  const places = sections.flatMap(({ from, to, height }, i) => {
    const style = { paddingTop: height }
    const key = `from ${photos[from]!.id}`
    if (!isDrawn(i))
      return <li key={key} {...{ style, [SECTION]: i }} aria-hidden className="-mb-5 w-full" />
    return photos.slice(from, to).map((one, n) => {
      const { style, sizes } = tileAt(from + n)
      return (
        <li
          key={one.id}
          {...{ [SHOT]: one.id, [SECTION]: n ? undefined : i }}
          data-item={ITEM.tile}
          aria-posinset={from + n + 1}
          aria-setsize={photos.length}
          className="justified-tile min-w-0"
          style={style}
        >
          <Shot {...{ one, sizes }} index={from + n} />
        </li>
      )
    })
  })
  return (
    <ul
      ref={list}
      aria-label="Photographs, in order"
      className="relative flex flex-wrap items-start gap-x-gap gap-y-5"
    >
      {places}
      <li className="w-full empty:hidden">
        <GapRow index={photos.length} />
      </li>
      <Pin />
      {beds.map((name, i) => (
        <Bed key={name} name={name} {...tileAt(photos.length + i)} />
      ))}
    </ul>
  )
}

/** The placeholder of a file that is being imported. Its map, seeded by the name, fills with the upload. */
export function Bed({ name, style }: { name: string } & TileLayout) {
  const item = useRef<HTMLLIElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => watchNear(item.current!, setDrawn), [])
  const { part, status } = useTable(useShallow((s) => progressOf(s, name)))
  return (
    <li ref={item} className="justified-tile min-w-0" style={style}>
      <FillingTerrain seed={name} {...{ part, isDrawn }} />
      <div className="flex min-h-11 items-start justify-between pt-1.5 text-note leading-tight">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="block text-ink-muted">{status}</span>
        </p>
        {status === 'Waiting' && (
          <button
            ref={passFocus}
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
}
