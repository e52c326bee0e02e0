import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { ReliefDrawing } from './relief/units'
import { routeTree } from './routeTree.gen'
import { Unreachable } from './shell/Unreachable'
import { pageOf, photoIn } from './page/shownPhoto'

/** The site's router. Prerendering gives a memory history and the prerendered relief. */
export function makeRouter(options: { history?: RouterHistory; prerendered?: ReliefDrawing } = {}) {
  const { history, prerendered } = options
  let before: readonly (string | undefined)[] | undefined
  /** The entry of the history that was rendered last: it may be rendered once more, and nothing has changed then. */
  let last: { rendered: string; restores: boolean } | undefined
  const router = createRouter({
    routeTree,
    basepath: import.meta.env.BASE_URL,
    ...(history ? { history } : {}),
    context: prerendered ? { prerendered } : {},
    // An album's letter case is free (see findAlbum); every other path means itself.
    caseSensitive: true,
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultErrorComponent: Unreachable,
    // Off on the server: it would print an inline script. Off for the first render: the page is
    // already there, and a visitor who has scrolled would be thrown back to the top. Off between an
    // album and its photographs: the album lies still behind the viewer. The return type is stated:
    // to infer it, the compiler would need the type of the router, which it is a part of.
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
    router: ReturnType<typeof makeRouter>
  }
}
