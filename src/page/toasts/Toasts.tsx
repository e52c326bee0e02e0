import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { words } from 'virtual:words/toasts'
import { Icon } from '../Icon'
import type { Outcome } from './showToast'

/** How long a toast stays, ms. */
const DURATION = 5000
/** Of the toast's own width: dragged so far, it goes. */
const DRAG_SHARE = 0.8

/** One at a time: a new message takes the place of the one before. */
export function show(message: string, outcome: Outcome): void {
  toast.dismiss()
  toast[outcome](message)
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

/** sonner stops its clock for the mouse, from a move on the list until it leaves: so also for the focus. */
function setClock(toasts: Element, event: 'mousemove' | 'mouseout') {
  const list = toasts.querySelector('[data-sonner-toaster]')
  list?.dispatchEvent(new window.MouseEvent(event, { bubbles: true }))
}

/** Alt+T moves focus to the list; it goes on to the toast, which says something and can be seen. */
function enter({ currentTarget, target }: FocusEvent) {
  if (target.matches('[data-sonner-toaster]'))
    target.querySelector<HTMLElement>('[data-sonner-toast]')?.focus()
  else setClock(currentTarget, 'mousemove')
}

function leave({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
    setClock(currentTarget, 'mouseout')
}

/** Escape closes what lies on top. A toast with the focus is that; otherwise menu and viewer are. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  if (toastAt(document.activeElement)) {
    event.stopPropagation()
    blurFocused()
  } else if (document.querySelector('[role="dialog"], dialog[open]')) return
  toast.dismiss()
}

/** Blurred while still in the list, sonner gives the focus back to where it came from. */
function blurFocused() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && toastAt(activeElement)) activeElement.blur()
}

const ICON = 'size-5.5 stroke-[2.4] text-toast-accent'

/** sonner, at the top where lines end, made to drag, focus and close as the site's toasts do. */
export function Toasts() {
  useEffect(() => {
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
      // Only Close is to be clicked.
      onClick={blurFocused}
      onFocus={enter}
      onBlur={leave}
      onMouseLeave={({ currentTarget }) => {
        if (currentTarget.contains(document.activeElement)) setClock(currentTarget, 'mousemove')
      }}
    >
      <Toaster
        // The region around it is live; two would say everything twice.
        ref={(section) => section?.removeAttribute('aria-live')}
        containerAriaLabel={words.region}
        theme="dark"
        position="top-right"
        hotkey={['altKey', 'KeyT']}
        swipeDirections={['left', 'right']}
        duration={DURATION}
        closeButton
        className="fixed inset-e-margin top-below-bar z-toasts w-toast outline-none"
        icons={{
          success: <Icon name="tick" className={ICON} />,
          error: <Icon name="warning" className={ICON} />,
          // The button itself is pressed: a press on anything else starts a drag.
          close: (
            <Icon
              name="close"
              className="pointer-events-none size-5.5 opacity-80 group-hover:opacity-100 contrast-more:opacity-100 forced-colors:opacity-100"
            />
          ),
        }}
        toastOptions={{
          closeButtonAriaLabel: words.close,
          style: { '--duration': `${DURATION}ms` } as CSSProperties,
          classNames: {
            toast:
              'absolute inset-x-0 z-(--z-index) flex min-h-16 items-center gap-3.5 bg-toast py-2 ps-4.5 pe-2 leading-note font-medium text-toast-ink select-none shadow-slip',
            closeButton:
              'group icon-button order-last ms-auto transition-color hover:text-toast-accent focus-visible:-outline-offset-4 focus-visible:outline-toast-accent',
          },
        }}
      />
    </div>
  )
}
