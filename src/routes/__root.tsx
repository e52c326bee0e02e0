import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { ReliefDrawing } from '../relief/units'
import { preloadFrame, Shell } from '../shell/Shell'
import { stripTrailingSlash } from '../address/stripTrailingSlash'

/** `prerendered`: the home relief, passed while prerendering. Browsers read it from the page. */
export const Route = createRootRouteWithContext<{ prerendered?: ReliefDrawing }>()({
  beforeLoad: async ({ location: { pathname } }) => {
    await preloadFrame(pathname)
    return { pathname: stripTrailingSlash(pathname) }
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../shell/NotFound'), 'NotFound'),
})
