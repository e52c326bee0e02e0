import { createRouter, type RouterHistory, stringifySearchWith } from '@tanstack/react-router'
import type { ReliefDrawing } from './relief/units'
import { routeTree } from './routeTree.gen'
import { Unreachable } from './shell/Unreachable'
import { pageOf, photoIn } from './page/shownPhoto'

type SiteRouterOptions = { history?: RouterHistory; prerendered?: ReliefDrawing }

export function createSiteRouter({ history, prerendered }: SiteRouterOptions = {}) {
  let before: readonly (string | undefined)[] | undefined
  /** The last rendered history entry. The router may render it again without a change. */
  let last: { rendered: string; restores: boolean } | undefined
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history ? { history } : {}),
    context: prerendered ? { prerendered } : {},
    // Paths are exact, except that albums may be written in any case (loadAlbumBySegment).
    caseSensitive: true,
    trailingSlash: 'never',
    // Search values are plain text. By default numbers are read as such, and written in quotes.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultErrorComponent: Unreachable,
    // Off on the server, where it adds an inline script, for the first render, because the visitor may
    // have scrolled, and between an album and its photographs. The return type is explicit because its
    // inference would need the router's own type.
    scrollRestoration: import.meta.env.SSR
      ? false
      : (): boolean => {
          const { matches, location } = router.state
          const rendered = `${location.state.key} ${location.href}`
          if (last?.rendered === rendered) return last.restores
          const now = [pageOf(matches), photoIn(matches)]
          const stays = !before || (before[0] === now[0] && (before[1] ?? now[1]) !== undefined)
          before = now
          last = { rendered, restores: !stays }
          return !stays
        },
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>
  }
}
