import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import * as drags from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { bringIn, droppedFiles } from '../state/bringing'
import { aim, cancelLift, chosenWith, lift, putDown } from '../state/moving'
import { frameOf, scrollerOf, SHOT } from '../state/shots'
import { idsNow, type SeenGap, setCurrent, useTable } from '../state/tableStore'
import { number } from '../state/words'

/** `reach`: px from the table's edge where scrolling begins. `speed`: px/s at the edge. */
const EDGE = { reach: 72, speed: 900 }

/** The gap beside a photograph that is nearest to `x`, in px of the viewport. */
function gapAt(place: Element, index: number, x: number): SeenGap {
  const { left, right } = place.getBoundingClientRect()
  const isAfter = x > (left + right) / 2 !== isRightToLeft()
  return { gap: isAfter ? index + 1 : index, isAfter }
}

/** Makes a photograph, or the selection that it is part of, draggable, and a drop target. Returns a cleanup. */
export const makeDraggable = (frame: HTMLElement, id: string, index: number): (() => void) =>
  combine(
    drags.draggable({
      element: frame,
      // `DraggedStack` replaces the native preview, because its label changes during the drag.
      onGenerateDragPreview: disableNativeDragPreview,
      onDragStart() {
        // Stays mounted when it is scrolled away: without it the drag would get no end.
        setCurrent(id)
        lift(chosenWith(id), 'pointer')
      },
    }),
    drags.dropTargetForElements({
      element: frame.closest('li')!,
      // Between photographs, the last one stays the drop target.
      getIsSticky: () => true,
      getData: ({ input, element }): SeenGap => gapAt(element, index, input.clientX),
    }),
  )

/** The scroll speed in px/s for a pointer at `y`: faster closer to an edge. */
function speedAt(y: number, { top, bottom }: DOMRect): number {
  const [up, down] = [top + EDGE.reach - y, y - bottom + EDGE.reach]
  const depth = Math.min(Math.max(up, down, 0) / EDGE.reach, 1)
  return (up > down ? -depth : depth) * EDGE.speed
}

function isPastAll(x: number, y: number): boolean {
  const box = frameOf(idsNow().at(-1))?.closest('li')?.getBoundingClientRect()
  if (!box || y < box.top) return false
  return y > box.bottom || (isRightToLeft() ? x < box.left : x > box.right)
}

/** Moves the pin with a drag, scrolls near the edges, and puts photographs down on drop. Returns a cleanup. */
export function followDrags(table: HTMLElement): () => void {
  const scroller = scrollerOf(table)
  let [y, last, frame, box] = [0, 0, 0, scroller.getBoundingClientRect()]
  const scroll = (now: number) => {
    const speed = speedAt(y, box)
    // The cap prevents a jump after a pause. A write of 0 would force layout, so it is skipped.
    if (speed) scroller.scrollTop += (speed * Math.min(now - last, 50)) / 1000
    last = now
    frame = requestAnimationFrame(scroll)
  }
  // A drag from a gap selects no text. `user-select: none` would make each drag heavier.
  const refuse = (event: Event) =>
    event.target instanceof HTMLTextAreaElement || event.preventDefault()
  table.addEventListener('selectstart', refuse)
  return combine(
    drags.dropTargetForElements({ element: table }),
    () => cancelAnimationFrame(frame),
    drags.monitorForElements({
      onDragStart({ location: { current } }) {
        y = current.input.clientY
        box = scroller.getBoundingClientRect()
        frame = requestAnimationFrame(scroll)
      },
      onDrag({ location: { current } }) {
        const [over] = current.dropTargets
        y = current.input.clientY
        const isPast = over?.isActiveDueToStickiness && isPastAll(current.input.clientX, y)
        const goal = over?.data ?? { gap: -1, isAfter: false }
        if (isPast) aim({ gap: idsNow().length, isAfter: true })
        else if ('gap' in goal) aim(goal as SeenGap)
      },
      onDrop({ location }) {
        cancelAnimationFrame(frame)
        if (location.current.dropTargets.length) putDown()
        else cancelLift()
      },
    }),
  )
}

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

/** Accepts files dropped anywhere on the table, and frames it meanwhile. `main.tsx` keeps other drags from React. */
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
        <div className="pointer-events-none absolute inset-0 z-2 row-start-2 row-end-3 border-3 border-accent low:fixed">
          <p className="absolute inset-s-0 bottom-0 bg-paper px-4 py-3 font-semibold">
            {gap === undefined
              ? `Let go to bring ${those} in. Hold over a gap to choose the place.`
              : `Let go to bring ${those} in at place ${number(gap + 1)}.`}
          </p>
        </div>
      )}
    </div>
  )
}
