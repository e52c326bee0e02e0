import { useRouter } from '@tanstack/react-router'
import { memo, type MouseEvent, Suspense } from 'react'
import { words } from 'virtual:words/photo'
import type { AlbumPhoto } from '../../content/album'
import { ITEM, SELECT, tileId } from '../../document'
import { FontFallback } from '../../page/FontFallback'
import { isPlainClick } from '../../page/input/isPlainClick'
import { framePainted } from '../../page/framePainted'
import { queueKeys, takeQueuedKeys } from '../../page/input/keyQueue'
import { PhotoFrame } from '../../photo/PhotoFrame'
import { toSitePath } from '../../address/sitePath'
import type { TileLayout } from '../rows/layoutTiles'
import { TILES } from '../rows/tileCounts'

/** The first picture is requested alone; those that may be in the first view a frame later. */
const ASKED = { first: 1, next: 7 } as const

/** ms that the pointer must stay on a tile before the viewer is preloaded. */
const REST = 100

/** The album whose viewer was preloaded last. All its photographs share the viewer. */
let preloaded: string | undefined
let preloading: ReturnType<typeof setTimeout> | undefined

type Props = {
  photos: AlbumPhoto[]
  base: string
  tileAt: (index: number) => TileLayout
  from: number
}

/** Some tiles of an album. A Suspense of their own lets React hydrate the first before the others. */
export const Tiles = memo(function Tiles({ photos, base, tileAt, from }: Props) {
  const router = useRouter()
  // A touch enters too; the delay keeps the preload out of the way of its click.
  const preload = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    if (preloaded === base) return
    preloaded = base
    const to = toSitePath(currentTarget.pathname)
    preloading = setTimeout(() => void router.preloadRoute({ to }), REST)
  }
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    clearTimeout(preloading)
    const { history } = router
    const to = event.currentTarget.pathname
    if (history.location.pathname === to) return
    let isCancelled = false
    queueKeys(() => {
      if (history.location.state.opened) history.back()
      else isCancelled = true
    })
    // Paint the press first: the router takes longer than a frame on a slow phone.
    await framePainted()
    const { pathname, state } = history.location
    if (isCancelled || pathname === to) return
    // A second press before the viewer has opened replaces the first one's entry.
    history[state.opened ? 'replace' : 'push'](to, { opened: true })
    const unsubscribe = router.subscribe('onResolved', () => {
      unsubscribe()
      // Without a viewer nobody takes the queued keys.
      if (!document.querySelector(SELECT.viewer)) takeQueuedKeys()
    })
  }
  return (
    <Suspense>
      {photos.slice(from, from + TILES.step).map((photo, n) => {
        const i = from + n
        const { style, sizes } = tileAt(i)
        return (
          <li
            key={photo.id}
            data-item={ITEM.tile}
            className="justified-tile print:break-inside-avoid"
            style={style}
          >
            <figure>
              <a
                id={tileId(photo.id)}
                href={`${base}/${photo.id}`}
                onClick={(event) => void open(event)}
                onPointerEnter={preload}
                onFocus={preload}
                className="peer block justified-picture cursor-zoom-in"
              >
                <PhotoFrame
                  photo={photo}
                  className="relative aspect-(--a) in-data-photo-hidden:invisible"
                  alt={photo.alt}
                  sizes={sizes}
                  ask={i < ASKED.first ? 'first' : i < ASKED.next ? 'next' : 'near'}
                />
                {!photo.alt && <span className="sr-only">{words.place(i, photos.length)}</span>}
              </a>
              {photo.alt && (
                <figcaption
                  aria-hidden="true"
                  className="pt-2 voice-nature text-body leading-caption tracking-normal text-pretty text-ink-muted normal-nums transition-color peer-hover:text-accent"
                >
                  <FontFallback text={photo.alt} />
                </figcaption>
              )}
            </figure>
          </li>
        )
      })}
    </Suspense>
  )
})
