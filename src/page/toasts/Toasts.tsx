import { type FocusEvent, type PointerEvent, useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { words } from 'virtual:words/toasts'
import { Icon } from '../Icon'
import type { Outcome } from './showToast'

const DURATION = 5000 // the time that a toast is shown, ms
const DRAG_SHARE = 0.8 // the share of its width by which a toast must be dragged to dismiss it

export function show(message: string, outcome: Outcome): void {
  toast.dismiss()
  toast[outcome](message)
}

const toastAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-sonner-toast]') : null

/** Removes the selection, because sonner does not drag while text is selected. */
function startDrag() {
  window.getSelection()?.removeAllRanges()
}

/** sonner dismisses a toast after a short drag. This runs before its pointerup and resets such drags. */
function endDrag({ target }: PointerEvent) {
  const item = toastAt(target)
  if (!item) return
  const dragged = Math.abs(parseFloat(item.style.getPropertyValue('--swipe-amount-x')) || 0)
  if (dragged < item.offsetWidth * DRAG_SHARE) item.style.setProperty('--swipe-amount-x', '0px')
}

/** sonner misses the end of a touch that the browser takes over, for example to scroll. */
function cancelDrag({ target }: PointerEvent) {
  const item = toastAt(target)
  item?.style.setProperty('--swipe-amount-x', '0px')
  item?.dispatchEvent(new window.PointerEvent('pointerup', { bubbles: true }))
}

/** sonner pauses its timer between these mouse events. They also pause it during focus. */
function setClock(toasts: Element, event: 'mousemove' | 'mouseout') {
  const list = toasts.querySelector('[data-sonner-toaster]')
  list?.dispatchEvent(new window.MouseEvent(event, { bubbles: true }))
}

/** Alt+T focuses the list. This moves the focus on to the toast. */
function enter({ currentTarget, target }: FocusEvent) {
  if (target.matches('[data-sonner-toaster]'))
    target.querySelector<HTMLElement>('[data-sonner-toast]')?.focus()
  else setClock(currentTarget, 'mousemove')
}

function leave({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover'))
    setClock(currentTarget, 'mouseout')
}

/** Escape closes a focused toast. Without an open menu or viewer, it closes an unfocused toast too. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return
  if (toastAt(document.activeElement)) {
    event.stopPropagation()
    blurFocused()
  } else if (document.querySelector('[role="dialog"], dialog[open]')) return
  toast.dismiss()
}

/** Blurs a focused toast, so that sonner restores the previous focus. */
function blurFocused() {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && toastAt(activeElement)) activeElement.blur()
}

const ICON = 'size-5.5 stroke-[2.4] text-toast-accent'

/** sonner, with the site's drag, focus and Escape. */
function Toasts() {
  useEffect(() => {
    // In the capture phase, this runs before an open dialog closes itself.
    window.addEventListener('keydown', closeOnEscape, true)
    return () => {
      window.removeEventListener('keydown', closeOnEscape, true)
      // Otherwise a pending toast would appear again in the next region.
      toast.dismiss()
    }
  }, [])
  return (
    <div
      role="presentation"
      onPointerDownCapture={startDrag}
      onPointerUpCapture={endDrag}
      onPointerCancel={cancelDrag}
      // A click must not take the focus: focus pauses the timer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={blurFocused}
      onFocus={enter}
      onBlur={leave}
      onMouseLeave={({ currentTarget }) => {
        if (currentTarget.contains(document.activeElement)) setClock(currentTarget, 'mousemove')
      }}
    >
      <Toaster
        // The surrounding region is already live. Two live regions would announce each toast twice.
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
          // The icon ignores presses, so that they hit the button: sonner starts a drag on other elements.
          close: (
            <Icon
              name="close"
              className="pointer-events-none size-5.5 opacity-80 group-hover:opacity-100 contrast-more:opacity-100 forced-colors:opacity-100"
            />
          ),
        }}
        toastOptions={{
          closeButtonAriaLabel: words.close,
          style: { '--duration': `${DURATION}ms` },
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

export const toaster = <Toasts />
