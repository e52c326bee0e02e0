import { useRouter } from '@tanstack/react-router'
import { memo, type MouseEvent, Suspense } from 'react'
import type { AlbumPhoto } from '../content/album'
import { PhotoFrame } from '../photo/PhotoFrame'
import { isPlain } from '../shell/isPlain'
import { keepKeys, takeKeys } from '../shell/keptKeys'
import type { TileLayout } from './layout'
import { TILES } from './portions'

/** Pictures asked for at once and at high priority. The others of the first view follow when the page is laid out; together they would only share the line. */
const FIRST = 1

type Props = {
  photos: AlbumPhoto[]
  /** The album's address, as the visitor came to it. */
  base: string
  tileAt: (index: number) => TileLayout
  /** Index of the first. */
  from: number
}

/**
 * Some tiles of an album. They are not rendered anew when others follow; and React takes them over
 * from the printed page by themselves, so that the first need not wait for the others.
 */
export const Tiles = memo(function Tiles({ photos, base, tileAt, from }: Props) {
  const router = useRouter()
  // A finger that comes down enters, too.
  const ready = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) =>
    void router.preloadRoute({ to: currentTarget.pathname })
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return
    event.preventDefault()
    const { history } = router
    const { pathname, state } = history.location
    const to = event.currentTarget.pathname
    if (pathname === to) return
    // A second press before the first has opened anything changes its mind, and adds no entry.
    history[state.opened ? 'replace' : 'push'](to, { opened: true })
    keepKeys(() => history.back())
    const settled = router.subscribe('onResolved', () => {
      settled()
      // No viewer has come that would take them.
      if (!document.querySelector('.viewer')) takeKeys()
    })
  }
  return (
    <Suspense>
      {photos.slice(from, from + TILES.step).map((photo, n) => {
        const i = from + n
        const { style, sizes } = tileAt(i)
        return (
          <li key={photo.id} className="shot" style={style}>
            <figure>
              <a
                id={`photo-${photo.id}`}
                href={`${base}/${photo.id}`}
                onClick={open}
                onPointerEnter={ready}
                onFocus={ready}
              >
                <PhotoFrame
                  photo={photo}
                  alt={photo.alt}
                  sizes={sizes}
                  ask={i < FIRST ? 'first' : 'near'}
                />
                {!photo.alt && (
                  <span className="sr-only">{`Photo ${i + 1} of ${photos.length}`}</span>
                )}
              </a>
              {photo.alt && <figcaption aria-hidden="true">{photo.alt}</figcaption>}
            </figure>
          </li>
        )
      })}
    </Suspense>
  )
})
