import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { isRightToLeft } from '../../page/isRightToLeft'
import { aim, cancelLift, lift, putDown } from './moving'
import { chosenWith } from './selection'
import type { SeenGap } from './tableStore'

/** px from the window's left side to the pointer, with which the label of the stack is whole. */
const LEAST = 108

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
      getData({ input, element }): SeenGap {
        const { left, right } = element.getBoundingClientRect()
        const isAfter = input.clientX > (left + right) / 2 !== isRightToLeft()
        return { gap: isAfter ? index + 1 : index, isAfter }
      },
    }),
  )

/**
 * Has the pin and the stack follow a drag, the table scroll near its edges, and the drop put down.
 * @returns what ends that
 */
export function followDrags(table: HTMLElement, stack: () => HTMLElement | null): () => void {
  // In a low window bar and tools are scrolled along.
  const scroller = getComputedStyle(table).overflowY === 'auto' ? table : table.parentElement!
  return combine(
    dropTargetForElements({ element: table }),
    autoScrollForElements({ element: scroller }),
    monitorForElements({
      onDrag({ location: { current } }) {
        const { clientX, clientY } = current.input
        const sheets = stack()
        if (sheets) sheets.style.translate = `${Math.max(clientX, LEAST)}px ${clientY}px`
        const [goal] = current.dropTargets
        if (goal && 'gap' in goal.data) aim(goal.data as SeenGap)
      },
      onDrop({ location }) {
        if (location.current.dropTargets.length) putDown()
        else cancelLift()
      },
    }),
  )
}
