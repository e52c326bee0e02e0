import { lazyRouteComponent, Outlet, useMatches } from '@tanstack/react-router'
import { Head } from './Head'
import { albumIn, pageOf, photoIn, shownPhoto } from './shownPhoto'

/** Home stands without a frame and should not have to fetch one. */
const Frame = lazyRouteComponent(() => import('./Frame'), 'Frame')

/** Fetches what frames a page before that page is shown. */
export async function readyFrame(pathname: string): Promise<void> {
  if (pathname !== '/') await Frame.preload?.()
}

/** What every page stands in. */
export function Shell() {
  const matches = useMatches()
  const shown = pageOf(matches)
  const lost = matches.some((m) => m._notFound || m.status === 'notFound')
  const viewing = shownPhoto(matches) !== undefined
  const atPhoto = photoIn(matches) !== undefined
  return (
    <>
      {!lost && <Head />}
      {shown === '/' && !lost ? (
        <Outlet />
      ) : (
        <Frame
          pathname={shown}
          album={albumIn(matches).album?.title}
          atPhoto={atPhoto}
          lost={lost}
          viewing={viewing}
        >
          <Outlet />
        </Frame>
      )}
    </>
  )
}
