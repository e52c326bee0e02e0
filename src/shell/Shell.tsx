import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { isLost, pageOf } from './shownPhoto'

/** Home stands without a frame and should not have to fetch one. */
const Frame = lazyRouteComponent(() => import('./Frame'), 'Frame')

/** Fetches what frames a page before that page is shown. */
export async function readyFrame(pathname: string): Promise<void> {
  if (pathname !== '/') await Frame.preload?.()
}

/** What every page stands in. */
export function Shell() {
  const matches = useMatches()
  const lost = isLost(matches)
  return (
    <>
      {!lost && <Head />}
      {pageOf(matches) === '/' && !lost ? <Outlet /> : <Frame />}
    </>
  )
}
