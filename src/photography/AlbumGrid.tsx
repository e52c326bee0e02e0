import { useRouter } from '@tanstack/react-router'
import {
  type CSSProperties,
  memo,
  type MouseEvent,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { AlbumPhoto } from '../content/schema'
import { PhotoFrame } from '../photo/PhotoFrame'
import { isPlain } from '../shell/isPlain'
import { layout } from './layout'

/** Pictures asked for at once and at high priority. The others of the first view follow when the page is laid out; together they would only share the line. */
const FIRST = 1
/** Tiles that are printed; those of a larger album follow when the page is there, a few at a time. */
const PRINTED = 120
/** So few that none holds a slow phone up for longer than a frame or three. */
const STEP = 24

/** How many tiles an album had when it was left: it comes back as high as it was. */
const grown = new WeakMap<AlbumPhoto[], number>()

type Props = {
  photos: AlbumPhoto[]
  /** The album's address, as the visitor came to it. */
  base: string
}

/**
 * The photos of an album in justified rows, never cropped, each with its alt text as caption and a
 * link to its own address.
 */
export const AlbumGrid = memo(function AlbumGrid({ photos, base }: Props) {
  const router = useRouter()
  const tiles = useMemo(
    () => layout(photos.map(({ width = 3, height = 2 }) => width / height)),
    [photos],
  )
  const [count, setCount] = useState(() => grown.get(photos) ?? PRINTED)
  useEffect(() => {
    grown.set(photos, count)
    if (count >= photos.length) return
    const next = setTimeout(() => startTransition(() => setCount(count + STEP)))
    return () => clearTimeout(next)
  }, [count, photos])

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
  }
  const next = photos[count]
  return (
    <>
      <ul className="rows">
        {photos.slice(0, count).map((photo, i) => (
          <li key={photo.id} className="shot" style={tiles[i]!.style as CSSProperties}>
            <figure>
              <a
                id={`photo-${photo.id}`}
                href={`${base}/${photo.id}`}
                onClick={open}
                onPointerEnter={ready}
                onTouchStart={ready}
                onFocus={ready}
                aria-label={photo.alt ? undefined : `Photo ${i + 1} of ${photos.length}`}
              >
                <PhotoFrame
                  photo={photo}
                  alt={photo.alt}
                  sizes={tiles[i]!.sizes}
                  ask={i < FIRST ? 'first' : 'near'}
                />
              </a>
              {photo.alt && <figcaption aria-hidden="true">{photo.alt}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {next && (
        <noscript>
          {import.meta.env.SSR && (
            <a className="act" href={`${base}/${next.id}`}>
              Photographs {count + 1} to {photos.length}, one at a time
            </a>
          )}
        </noscript>
      )}
    </>
  )
})
