import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { MenuGround } from './menu/MenuGround'
import { isNotFound, pageOf } from '../page/shownPhoto'

const loadFrame = () => import('./Frame')
/** In a separate chunk, because home has no frame. */
const Frame = lazyRouteComponent(loadFrame, 'Frame')

/** Rejects if the frame cannot be loaded. */
export async function preloadFrame(pathname: string): Promise<void> {
  if (pathname === '/') return
  // `preload` swallows a failure and reloads the page later.
  await loadFrame()
  await Frame.preload?.()
}

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
