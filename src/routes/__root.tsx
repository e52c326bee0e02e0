import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import type { PrintedRelief } from '../relief/chart'
import { readyFrame, Shell } from '../shell/Shell'

/** `printed`: the home relief, given while pages are prerendered; a browser reads it off the page. */
export const Route = createRootRouteWithContext<{ printed?: PrintedRelief }>()({
  beforeLoad: async ({ location: { pathname } }) => {
    await readyFrame(pathname)
    return { pathname: pathname.replace(/\/+$/, '') }
  },
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('../shell/OffTheMap'), 'OffTheMap'),
})
