import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { PrintedRelief } from './relief/chart'
import { routeTree } from './routeTree.gen'
import { OutOfReach } from './shell/OutOfReach'
import { type Match, pageOf, photoIn } from './shell/shownPhoto'

/** The site's router. Prerendering gives a memory history and the printed relief. */
export function makeRouter(options: { history?: RouterHistory; printed?: PrintedRelief } = {}) {
  const { history, printed } = options
  let matchesNow: () => readonly Match[] = () => []
  let before: readonly (string | undefined)[] | undefined
  const router = createRouter({
    routeTree,
    ...(history ? { history } : {}),
    context: printed ? { printed } : {},
    // An album's letter case is free (see findAlbum); every other path means itself.
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: OutOfReach,
    // Off on the server: it would print an inline script. Off for the first render: the page is
    // already there, and a visitor who has scrolled would be thrown back to the top. Off between an
    // album and its photographs: the album lies still behind the viewer.
    scrollRestoration: import.meta.env.SSR
      ? false
      : () => {
          const matches = matchesNow()
          const now = [pageOf(matches), photoIn(matches)]
          const stays = !before || (before[0] === now[0] && (before[1] ?? now[1]) !== undefined)
          before = now
          return !stays
        },
  })
  matchesNow = () => router.state.matches
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
