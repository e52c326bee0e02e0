import { useEffect, useRef } from 'react'
import { toSitePath } from '../address/sitePath'
import { SELECT } from '../document'

/**
 * Focuses the title after a page change, so that screen readers announce it once.
 * @param viewing whether the viewer is open, which takes the focus itself
 * @param from the path of the page before
 */
export function useTitleFocus(pathname: string, viewing: boolean, from?: string): void {
  // Home has no frame, so the frame mounts when the visitor leaves home.
  const before = useRef(from === '/' ? '/' : pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    if (!viewing) focusTitle()
  }, [pathname, viewing])
  // A change to home unmounts the frame. In development, StrictMode unmounts each first page too.
  useEffect(
    () => () => {
      if (toSitePath(window.location.pathname) === '/') focusTitle()
    },
    [],
  )
}

function focusTitle() {
  // The search page focuses its field, because visitors open it to type.
  const field = document.querySelector<HTMLElement>(SELECT['search-field'])
  const target = field ?? document.querySelector('h1')
  target?.focus({ preventScroll: true })
}
