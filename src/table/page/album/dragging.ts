import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import * as drags from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { isRightToLeft } from '../../../page/isRightToLeft'
import { aim, cancelLift, chosenWith, lift, putDown } from './moving'
import { scrollerOf } from './shots'
import type { SeenGap } from '../tableStore'

/** `reach`: px from the table's edge where scrolling begins. `speed`: px/s at the edge. */
const EDGE = { reach: 72, speed: 900 }

/** The gap beside a photograph that is nearest to `x`, in px of the viewport. */
export function gapAt(place: Element, index: number, x: number): SeenGap {
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
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        disableNativeDragPreview({ nativeSetDragImage }),
      onDragStart: () => lift(chosenWith(id), 'pointer'),
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

/** Moves the pin with a drag, scrolls near the edges, and puts photographs down on drop. Returns a cleanup. */
export function followDrags(table: HTMLElement): () => void {
  const scroller = scrollerOf(table)
  let y = 0
  let last = 0
  let frame = 0
  const scroll = (now: number) => {
    const speed = speedAt(y, box)
    // The cap prevents a jump after a pause. A write of 0 would force layout, so it is skipped.
    if (speed) scroller.scrollTop += (speed * Math.min(now - last, 50)) / 1000
    last = now
    frame = requestAnimationFrame(scroll)
  }
  let box = scroller.getBoundingClientRect()
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
        y = current.input.clientY
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
