import { lazyRouteComponent, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { ToastDock } from './ToastDock'

/** Home stands without a frame and should not have to fetch one. */
const Frame = lazyRouteComponent(() => import('./Frame'), 'Frame')

/** Fetches what frames a page before that page is shown. */
export async function readyFrame(pathname: string): Promise<void> {
  if (pathname !== '/') await Frame.preload?.()
}

/** What every page stands in. */
export function Shell() {
  const { pathname } = useLocation()
  const lost = useMatches({
    select: (matches) => matches.some((m) => m._notFound || m.status === 'notFound'),
  })
  return (
    <>
      {!lost && <Head />}
      {pathname === '/' ? (
        <Outlet />
      ) : (
        <Frame pathname={pathname} lost={lost}>
          <Outlet />
        </Frame>
      )}
      <ToastDock />
    </>
  )
}
