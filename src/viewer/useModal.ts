import { type RefObject, useLayoutEffect } from 'react'
import { lockScroll } from '../page/lockScroll'

/** Prevents the page behind the viewer from scrolling, and moves the focus into the viewer. */
export function useModal(
  viewer: RefObject<HTMLElement | null>,
  closeLink: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const { activeElement } = document
    // When the page loads, focuses the dialog itself, which shows no focus ring.
    const entry = activeElement === document.body ? viewer : closeLink
    if (!viewer.current?.contains(activeElement)) entry.current?.focus({ preventScroll: true })
    return lockScroll('viewer')
  }, [viewer, closeLink])
}
