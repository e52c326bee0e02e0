import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PrintedRelief } from '../relief/chart'
import { OffTheMap } from '../shell/OffTheMap'
import { Shell } from '../shell/Shell'

/** `printed`: the home relief, given while pages are prerendered; a browser reads it off the page. */
export const Route = createRootRouteWithContext<{ printed?: PrintedRelief }>()({
  component: Shell,
  notFoundComponent: OffTheMap,
})
