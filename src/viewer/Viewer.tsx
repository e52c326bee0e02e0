import { type MouseEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Album, AlbumPhoto } from '../content/album'
import { Tags } from '../shell/Head'
import { Icon } from '../shell/Icon'
import { isPlain } from '../shell/isPlain'
import { lockPage } from '../shell/lockPage'
import { Caption } from './Caption'
import { PAN } from './constants'
import { Keys } from './Keys'
import { keepFocus } from './keepFocus'
import { photoHead } from './photoHead'
import { lowerTile, returnToTile, shownFile } from './returnToTile'
import { type Hand, Stage } from './Stage'
import { Tools } from './Tools'
import { useKeys } from './useKeys'
import { useSlideshow } from './useSlideshow'
import { useVisit } from './useVisit'
import { useVisualViewport } from './useVisualViewport'
import { Way } from './Way'

type Props = { album: Album; photos: AlbumPhoto[]; base: string; at: number }

const never = () => () => {}
/** Whether script runs here: not on a printed page, nor in the first render that takes it over. */
const useLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * One photograph at a time: a dialog over its album, and a page of its own without script, where
 * previous, next and close are links.
 */
export function Viewer({ album, photos, base, at }: Props) {
  const { index, go, step, close } = useVisit(photos, base, at)
  const isLive = useLive()
  const viewer = useRef<HTMLDivElement>(null)
  const closer = useRef<HTMLAnchorElement>(null)
  const hand = useRef<Hand>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const [areKeysShown, showKeys] = useState(false)
  const isLast = index === photos.length - 1
  const { isPlaying, toggle } = useSlideshow(index, photos.length, go)
  useVisualViewport(viewer)
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    shown.current = photos[index]?.id
  }, [photos, index])

  useLayoutEffect(() => {
    const { activeElement } = document
    // A page that opens by itself has nothing in focus, and shows no ring before it is asked to.
    const entry = activeElement === document.body ? viewer : closer
    if (!viewer.current?.contains(activeElement)) entry.current?.focus({ preventScroll: true })
    const letGo = lockPage('viewer')
    return () => {
      letGo()
      lowerTile()
      const file = shownFile()
      // When React has taken the viewer away, and before anything is drawn.
      queueMicrotask(() => returnToTile(shown.current, file))
    }
  }, [])

  const opener = useRef<Element>(null)
  const toggleKeys = () => {
    if (!areKeysShown) opener.current = document.activeElement
    else if (opener.current instanceof HTMLElement) opener.current.focus()
    showKeys(!areKeysShown)
  }
  const zoom: Hand['zoom'] = (by) => hand.current?.zoom(by)
  const pan: Hand['pan'] = (x, y) => hand.current?.pan(x, y)
  useKeys(
    {
      ArrowLeft: () => (isEnlarged ? pan(-PAN.arrow, 0) : step(-1)),
      ArrowRight: () => (isEnlarged ? pan(PAN.arrow, 0) : step(1)),
      ...(isEnlarged && {
        ArrowUp: () => pan(0, -PAN.arrow),
        ArrowDown: () => pan(0, PAN.arrow),
        PageUp: () => pan(0, -PAN.page),
        PageDown: () => pan(0, PAN.page),
      }),
      Home: () => go(0),
      End: () => go(photos.length - 1),
      Escape: areKeysShown ? toggleKeys : close,
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => zoom('reset'),
      z: () => zoom('toggle'),
      '?': toggleKeys,
    },
    (event) => {
      if (event.key === 'Tab' && viewer.current) keepFocus(viewer.current, event)
    },
  )

  const photo = photos[index]
  if (!photo) return null
  const addressOf = (to: number) => photos[to] && `${base}/${photos[to].id}`
  // The tile has this address in the album, where a browser without script returns to it.
  const home = `${base}#photo-${photo.id}`
  const leave = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    close()
  }
  return (
    <div
      ref={viewer}
      className="viewer"
      role="dialog"
      aria-modal="true"
      aria-label={`${album.title}, one photograph at a time`}
      tabIndex={-1}
    >
      <Tags {...photoHead(album, photos, index)} />
      <div className="top">
        <a className="to-album" href={home} onClick={leave}>
          Back to {album.title}
        </a>
        {/* Each text has an element of its own: a translator may have put another in its place. */}
        <p
          className="count"
          role="status"
          aria-atomic="true"
          // The slideshow speaks only when it stops.
          aria-live={isPlaying ? 'off' : 'polite'}
        >
          <span>{index + 1}</span> <span className="of">{`of ${photos.length}`}</span>
          {photo.alt && <span className="sr-only">{`, ${photo.alt}`}</span>}
        </p>
        {isLive && (
          <Tools
            path={`${base}/${photo.id}`}
            isEnlarged={isEnlarged}
            onZoom={() => zoom('toggle')}
            isPlaying={isPlaying}
            canPlay={!isLast}
            onPlay={toggle}
            areKeysShown={areKeysShown}
            onKeys={toggleKeys}
          />
        )}
        <a ref={closer} className="tool close" aria-label="Close" href={home} onClick={leave}>
          <Icon name="close" />
        </a>
      </div>
      <Stage
        photos={photos}
        index={index}
        isLive={isLive}
        hand={hand}
        isEnlarged={isEnlarged}
        onZoom={setEnlarged}
        onCommand={(command) => {
          if (command === 'close') close()
          else step(command === 'next' ? 1 : -1)
        }}
      />
      <Way
        name="Previous photo"
        className="previous"
        href={addressOf(index - 1)}
        onGo={() => step(-1)}
      />
      <Way name="Next photo" className="next" href={addressOf(index + 1)} onGo={() => step(1)} />
      <Caption photo={photo} index={index} count={photos.length} />
      {areKeysShown && <Keys />}
    </div>
  )
}
