import { type RefObject, useLayoutEffect } from 'react'
import { lockScroll } from '../page/lockScroll'

/** While mounted, the page behind the viewer cannot scroll. The focus moves into the viewer. */
export function useModal(
  viewer: RefObject<HTMLElement | null>,
  closeLink: RefObject<HTMLElement | null>,
) {
  useLayoutEffect(() => {
    const { activeElement } = document
    // Focusing the dialog itself shows no ring when the page loads.
    const entry = activeElement === document.body ? viewer : closeLink
    if (!viewer.current?.contains(activeElement)) entry.current?.focus({ preventScroll: true })
    return lockScroll('viewer')
  }, [viewer, closeLink])
}
