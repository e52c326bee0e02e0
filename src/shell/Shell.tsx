import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { HeadTags } from '../page/head/HeadTags'
import { isNotFound, pageOf } from '../page/shownPhoto'
import { MenuGround } from './menu/MenuGround'

const loadFrame = () => import('./Frame')
/** In a separate chunk, because home has no frame. */
const Frame = lazyRouteComponent(loadFrame, 'Frame')

/** Loads the frame, unless the page is home. Rejects if the frame cannot load. */
export async function preloadFrame(pathname: string): Promise<void> {
  if (pathname === '/') return
  // The router's `preload` would not reject, but reload the page later.
  await loadFrame()
  await Frame.preload?.()
}

export function Shell() {
  const matches = useMatches()
  const notFound = isNotFound(matches)
  return (
    <>
      {/* Not the router's HeadContent, which also supports scripts. */}
      {!notFound && <HeadTags {...matches.at(-1)} />}
      {pageOf(matches) === '/' && !notFound ? <Outlet /> : <Frame />}
      <MenuGround />
    </>
  )
}
