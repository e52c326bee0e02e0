import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { bringIn, droppedFiles } from '../bringing'
import { gapAt } from './dragging'
import { SHOT } from './shots'
import { idsNow, type SeenGap, useTable } from '../tableStore'
import { number } from '../words/words'

const HOLD = 500 // ms that files have to hover over a gap before they are placed there

function gapUnder({ clientX, clientY }: DragEvent): SeenGap | undefined {
  // The space between photographs belongs to none of them, so this also looks 20 px to either side.
  const place = [0, -20, 20]
    .map((by) => document.elementFromPoint(clientX + by, clientY)?.closest(`[${SHOT}]`))
    .find(Boolean)
  const index = idsNow().indexOf(place?.getAttribute(SHOT) ?? '')
  return place && index >= 0 ? gapAt(place, index, clientX) : undefined
}

const pin = (to?: SeenGap) => useTable.setState({ lift: to && { ids: new Set(), to, by: 'files' } })

/** Accepts files that are dropped anywhere on the table, and shows a frame while they are dragged over it. */
export function DropZone(props: { className: string; children: ReactNode }) {
  const [count, setCount] = useState<number>()
  const gap = useTable(({ lift }) => (lift?.by === 'files' ? lift.to.gap : undefined))
  const held = useRef<{ gap?: number; timer?: number }>({})
  const hold = (to?: SeenGap) => {
    if (to?.gap === held.current.gap) return
    clearTimeout(held.current.timer)
    pin()
    held.current = to ? { gap: to.gap, timer: window.setTimeout(pin, HOLD, to) } : {}
  }
  const leave = () => {
    setCount(undefined)
    hold()
  }
  const those = count === 1 ? 'this' : `these ${number(count ?? 0)}`
  return (
    <div
      {...props}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setCount(event.dataTransfer.items.length)
        hold(gapUnder(event))
      }}
      // `relatedTarget` is null when the pointer leaves the window, but not between elements.
      onDragLeave={({ relatedTarget }) => relatedTarget === null && leave()}
      onDrop={(event) => {
        if (count === undefined) return
        event.preventDefault()
        const next = gap === undefined ? undefined : idsNow()[gap]
        leave()
        void droppedFiles(event.nativeEvent).then((files) => bringIn(files, next))
      }}
    >
      {props.children}
      {count !== undefined && (
        // Only over the photographs: the second row of the grid.
        <div className="pointer-events-none absolute inset-0 z-2 row-start-2 row-end-3 border-3 border-accent low:fixed">
          <p className="absolute inset-s-0 bottom-0 bg-paper px-4 py-3 font-semibold">
            {gap === undefined
              ? `Let go to bring ${those} in. Hold over a gap to put them there.`
              : `Let go to bring ${those} in at place ${number(gap + 1)}.`}
          </p>
        </div>
      )}
    </div>
  )
}
