import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PrintedRelief } from './relief/chart'
import { routeTree } from './routeTree.gen'
import { OutOfReach } from './shell/OutOfReach'

let firstRender = true

/** The site's router. Prerendering gives a memory history and the printed relief. */
export function makeRouter(options: { history?: RouterHistory; printed?: PrintedRelief } = {}) {
  const { history, printed } = options
  return createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: printed ? { printed } : {},
    // An album's letter case is free (see findAlbum); every other path means itself.
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: OutOfReach,
    // Off on the server: it would print an inline script. Off for the first render: the page is
    // already there, and a visitor who has scrolled would be thrown back to the top.
    scrollRestoration: import.meta.env.SSR
      ? false
      : () => {
          const restore = !firstRender
          firstRender = false
          return restore
        },
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
