import { memo, type MouseEvent, useEffect, useRef } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { ITEM } from '../../../document'
import { LineIcon } from '../../../page/Icon'
import { TOOL_ICONS } from '../../../page/toolIcons'
import { PhotoFrame } from '../../../photo/PhotoFrame'
import type { TablePhoto } from '../../contract'
import { placeIn, putDown, select } from '../state/moving'
import { FRAME } from '../state/shots'
import { idsNow, openMenu, setCurrent, useTable } from '../state/tableStore'
import { named, number, words } from '../state/words'
import { CaptionField } from './CaptionField'
import { makeDraggable } from './dragging'
import { FocalPoint } from './FocalPoint'
import { FindingLine, Legend } from './Legend'
import { handleShotKey } from './shotKeys'

/** `index`: in the album, counted from 0. */
type Props = { one: TablePhoto; index: number; sizes: string }

/** Classes by degrees. A quarter turn swaps width and height, which come from the container. */
const TURNED = {
  90: 'h-[100cqw] w-[100cqh] rotate-90',
  180: 'size-full rotate-180',
  270: 'h-[100cqw] w-[100cqh] -rotate-90',
}

type PictureProps = Pick<TablePhoto, 'photo' | 'turn'> & { sizes: string; isAway: boolean }

const Picture = memo(function Picture({ photo, turn, sizes, isAway }: PictureProps) {
  const box = `pointer-events-none relative aspect-(--a) drawn-always ${isAway ? 'invisible' : ''}`
  if (photo.src === '') return <span className={`${box} block bg-paper-muted shadow-frame`} />
  if (!turn) return <PhotoFrame photo={photo} className={box} sizes={sizes} alt="" />
  const className = `drawn-always absolute! top-1/2 left-1/2 -translate-1/2 ${TURNED[turn]}`
  return (
    <span className={`${box} @container-size block overflow-clip`}>
      <PhotoFrame {...{ photo, className, sizes }} alt="" />
    </span>
  )
})

/** A button in a gap that puts the lifted photographs there. Beyond a phone only the last gap has one. */
export function GapRow({ index }: { index: number }) {
  const place = useTable(({ lift }) => {
    if (lift?.by !== 'keys') return undefined
    const ids = idsNow()
    return lift.ids.has(ids[index] ?? '') ? undefined : placeIn(ids, lift.ids, index)
  })
  if (place === undefined) return null
  return (
    <button
      type="button"
      className={`min-h-12 w-full items-center font-semibold text-accent ${index < idsNow().length ? 'hidden narrow:flex' : 'flex'}`}
      onClick={() => putDown(index)}
    >
      <span className="me-3 size-3.25 flex-none rounded-round bg-accent forced-colors:bg-highlight" />
      {`Move here, to place ${number(place)}`}
      <span className="ms-3 h-0.75 flex-1 bg-accent forced-colors:bg-highlight" />
    </button>
  )
}

/** A photograph on the table, with its legend, findings and caption field. */
export const Shot = memo(function Shot({ one, index, sizes }: Props) {
  const { id, photo, turn } = one
  const { isSelected, isCurrent, isLifted, isCover, isGoal, isEdited } = useTable(
    useShallow(({ selected, current, lift, album, draft }) => ({
      isSelected: selected.has(id),
      isCurrent: current === id,
      isLifted: lift?.ids.has(id) ?? false,
      isCover: album?.cover === id,
      isGoal: lift?.by === 'keys' && !lift.ids.has(id),
      isEdited: draft?.id === id,
    })),
  )
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => makeDraggable(frame.current!, id, index), [id, index])
  const place = index + 1
  const press = (event: MouseEvent) => {
    if (isGoal) putDown(index)
    else if (event.shiftKey) select(id, 'to')
    else if (event.ctrlKey || event.metaKey) select(id, 'one')
  }
  const turned = turn && `Turned ${words.turned[turn]}, not yet imported`
  const label = [isCover && 'Cover', photo.hide && 'Hidden', turned].filter(Boolean).join(', ')
  const icon = isCover ? 'cover' : photo.hide ? 'hide' : 'turn'
  const name = `${named(place, photo.alt)}${label && `, ${label}`}`
  return (
    <>
      <GapRow index={index} />
      <div className={`aspect-(--a) justified-picture ${isCover ? 'relative' : ''}`}>
        <div
          ref={frame}
          {...{ [FRAME]: '' }}
          role="button"
          tabIndex={isCurrent ? 0 : -1}
          aria-label={isGoal ? `Move before ${name}` : name}
          aria-pressed={isSelected}
          data-lifted={isLifted || undefined}
          aria-keyshortcuts="Space Enter M C H R Delete"
          className="draggable aria-pressed:not-data-lifted:selected-frame data-lifted:shadow-frame narrow:scroll-mt-16"
          onClick={press}
          onKeyDown={(event) => handleShotKey(event, id, index)}
          onContextMenu={(event) => {
            event.preventDefault()
            openMenu(id)
          }}
          onFocus={() => setCurrent(id)}
        >
          <Picture {...{ photo, turn, sizes }} isAway={isLifted} />
          {isLifted && (
            <span data-item={ITEM.contour} className="absolute inset-0 bg-line-strong opacity-55" />
          )}
          {label && (
            <span className="absolute inset-s-0 bottom-0 flex items-center gap-1.5 bg-paper pe-3 pt-1.75 text-note font-semibold">
              <LineIcon path={TOOL_ICONS[icon]} className="size-4" />
              {label}
            </span>
          )}
          {photo.hide && (
            <i className="pointer-events-none absolute -inset-1.25 border-rule border-dashed border-ink-muted" />
          )}
        </div>
        {isCover && !turn && <FocalPoint one={one} tabIndex={isCurrent ? 0 : -1} />}
      </div>
      <Legend {...{ one, place, isSelected, isCurrent, isEdited }} />
      {!isEdited &&
        one.findings?.map((finding) => (
          <FindingLine key={finding.code} id={id} finding={finding} tabIndex={isCurrent ? 0 : -1} />
        ))}
      {isEdited && <CaptionField {...{ one, place }} />}
    </>
  )
})
