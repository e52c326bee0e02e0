import { lazyRouteComponent, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { pageOf, photoIn, shownPhoto } from './shownPhoto'

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
  // The address is ahead of the page shown while the next one is on its way.
  const shown = useMatches({ select: pageOf })
  const viewing = useMatches({ select: (matches) => shownPhoto(matches) !== undefined })
  const atPhoto = useMatches({ select: photoIn }) !== undefined
  return (
    <>
      {!lost && <Head />}
      {shown === '/' && !lost ? (
        <Outlet />
      ) : (
        <Frame pathname={lost ? pathname : shown} atPhoto={atPhoto} lost={lost} viewing={viewing}>
          <Outlet />
        </Frame>
      )}
    </>
  )
}
