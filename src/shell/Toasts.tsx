import { type FocusEvent, type PointerEvent, useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { type Outcome, toasterArrived } from './say'
import { Toast } from './Toast'
import styles from './toasts.css?url'

/** Of the toast's own width: dragged so far, it goes. SPEC section 9, About. */
const DRAG_SHARE = 0.8

/** One at a time: a new message takes the place of the one before. */
function show(message: string, outcome: Outcome) {
  toast.dismiss()
  // The toast keeps its own clock: sonner's does not stop for focus.
  toast.custom((id) => <Toast id={id} message={message} outcome={outcome} />, {
    duration: Infinity,
  })
}

const toastAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null

/** sonner does not drag while any text of the page is selected. */
function startDrag() {
  window.getSelection()?.removeAllRanges()
}

/**
 * sonner lets go of a toast after a fixed short drag or a flick. Run before its own pointerup, this
 * makes every drag below the share count as none, so that the toast springs back.
 */
function endDrag({ target }: PointerEvent) {
  const item = toastAt(target)
  if (!item) return
  const dragged = Math.abs(parseFloat(item.style.getPropertyValue('--swipe-amount-x')) || 0)
  if (dragged < item.offsetWidth * DRAG_SHARE) item.style.setProperty('--swipe-amount-x', '0px')
}

/** A touch that the browser takes over (to scroll, say) never ends for sonner; this ends it as no drag. */
function cancelDrag({ target }: PointerEvent) {
  const item = toastAt(target)
  item?.style.setProperty('--swipe-amount-x', '0px')
  item?.dispatchEvent(new window.PointerEvent('pointerup', { bubbles: true }))
}

/** Alt+T moves focus to the list; it goes on to the toast, which says something and can be seen. */
function enter({ target }: FocusEvent) {
  if (target.matches('[data-sonner-toaster]'))
    target.querySelector<HTMLElement>('[data-sonner-toast]')?.focus()
}

/** Escape closes what lies on top. A toast with the focus is that; otherwise menu and viewer are. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && toastAt(activeElement)) {
    event.stopPropagation()
    // Blurred inside the list, sonner gives the focus back to where it came from.
    activeElement.blur()
  } else if (document.querySelector('[role="dialog"], dialog[open]')) return
  toast.dismiss()
}

/** sonner, top right, made to drag, focus and close as the site's toasts do. */
export function Toasts() {
  useEffect(() => {
    toasterArrived(show)
    // Captured: asked before a dialog on top has closed itself.
    window.addEventListener('keydown', closeOnEscape, true)
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true)
      // Without a place to be shown it would wait, and be said again, at the next.
      toast.dismiss()
    }
  }, [])
  return (
    <div
      role="presentation"
      onPointerDownCapture={startDrag}
      onPointerUpCapture={endDrag}
      onPointerCancel={cancelDrag}
      // A press of the mouse leaves the focus where it is, so that the clock goes on after it.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={enter}
    >
      <link rel="stylesheet" href={styles} precedence="toasts" />
      <Toaster
        // The dock around it is the live region; two would say everything twice.
        ref={(section) => section?.removeAttribute('aria-live')}
        theme="dark"
        position="top-right"
        hotkey={['altKey', 'KeyT']}
        swipeDirections={['left', 'right']}
      />
    </div>
  )
}
