import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { MenuGround } from './MenuGround'
import { isNotFound, pageOf } from '../page/shownPhoto'

const loadFrame = () => import('./Frame')
/** Home stands without a frame and should not have to fetch one. */
const Frame = lazyRouteComponent(loadFrame, 'Frame')

/** Fetches what frames a page before that page is shown. Rejects where it cannot be fetched. */
export async function preloadFrame(pathname: string): Promise<void> {
  if (pathname === '/') return
  // The component's own way to fetch it swallows a failure, and reloads the page for it later.
  await loadFrame()
  await Frame.preload?.()
}

/** What every page stands in. */
export function Shell() {
  const matches = useMatches()
  const notFound = isNotFound(matches)
  return (
    <>
      {!notFound && <Head />}
      {pageOf(matches) === '/' && !notFound ? <Outlet /> : <Frame />}
      <MenuGround />
    </>
  )
}
