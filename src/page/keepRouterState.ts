import type { RouterHistory } from '@tanstack/react-router'

/** A link within the page makes an entry without the router's state, which restores scrolling. */
export function keepRouterState(history: RouterHistory): void {
  window.addEventListener('hashchange', () => {
    const { pathname, search, hash } = window.location
    if (window.history.state === null) history.replace(pathname + search + hash)
  })
}
