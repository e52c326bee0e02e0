import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { aim, cancelLift, lift, putDown } from './moving'
import { chosenWith } from './selection'
import type { SeenGap } from '../tableStore'

/** px from the window's left side to the pointer, with which the label of the stack is whole. */
const LEAST = 108
/** px from an edge of the table within which it scrolls, and px/s at the edge itself. */
const EDGE = { reach: 72, speed: 900 }

/** The gap beside a photograph's place that is nearest to `x`, px from the window's left side. */
export function gapAt(place: Element, index: number, x: number): SeenGap {
  const { left, right } = place.getBoundingClientRect()
  const isAfter = x > (left + right) / 2 !== isRightToLeft()
  return { gap: isAfter ? index + 1 : index, isAfter }
}

/**
 * Lets a photograph be dragged, and with it all that are selected if it is one of them; and lets others be
 * dropped before or behind it.
 * @returns what ends that
 */
export const makeDraggable = (frame: HTMLElement, id: string, index: number): (() => void) =>
  combine(
    draggable({
      element: frame,
      // A stack of its own follows the pointer: its label says the act, and changes.
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        disableNativeDragPreview({ nativeSetDragImage }),
      onDragStart: () => lift(chosenWith(id), 'pointer'),
    }),
    dropTargetForElements({
      element: frame.closest('li')!,
      // Between photographs the last one stays the goal.
      getIsSticky: () => true,
      getData: ({ input, element }): SeenGap => gapAt(element, index, input.clientX),
    }),
  )

/** px/s by which a scroller moves with the pointer at `y`: the faster, the nearer to an edge. */
function speedAt(y: number, { top, bottom }: DOMRect): number {
  const [up, down] = [top + EDGE.reach - y, y - bottom + EDGE.reach]
  const depth = Math.min(Math.max(up, down, 0) / EDGE.reach, 1)
  return (up > down ? -depth : depth) * EDGE.speed
}

/**
 * Has the pin and the stack follow a drag, the table scroll near its edges, and the drop put down.
 * @returns what ends that
 */
export function followDrags(table: HTMLElement, stack: () => HTMLElement | null): () => void {
  // In a low window bar and tools are scrolled along.
  const scroller = getComputedStyle(table).overflowY === 'auto' ? table : table.parentElement!
  let y = 0
  let last = 0
  let frame = 0
  const scroll = (now: number) => {
    const speed = speedAt(y, box)
    // A frame after a pause goes no further than another. Scrolling by nothing would lay out the page.
    if (speed) scroller.scrollTop += (speed * Math.min(now - last, 50)) / 1000
    last = now
    frame = requestAnimationFrame(scroll)
  }
  let box = scroller.getBoundingClientRect()
  return combine(
    dropTargetForElements({ element: table }),
    () => cancelAnimationFrame(frame),
    monitorForElements({
      onDragStart({ location: { current } }) {
        y = current.input.clientY
        box = scroller.getBoundingClientRect()
        frame = requestAnimationFrame(scroll)
      },
      onDrag({ location: { current } }) {
        const { clientX, clientY } = current.input
        y = clientY
        const sheets = stack()
        if (sheets) sheets.style.translate = `${Math.max(clientX, LEAST)}px ${clientY}px`
        const [goal] = current.dropTargets
        if (goal && 'gap' in goal.data) aim(goal.data as SeenGap)
      },
      onDrop({ location }) {
        cancelAnimationFrame(frame)
        if (location.current.dropTargets.length) putDown()
        else cancelLift()
      },
    }),
  )
}
