import { useHydrated } from '@tanstack/react-router'
import { useLayoutEffect, useRef, useState } from 'react'
import { words } from 'virtual:words/viewer'
import type { Album, AlbumPhoto } from '../content/album'
import { withoutSoftHyphens } from '../content/softHyphens'
import { PART } from '../document'
import { HeadTags } from '../page/head/HeadTags'
import { isRightToLeft } from '../page/isRightToLeft'
import { lockScroll } from '../page/lockScroll'
import { showTilePhoto, returnToTile } from '../place/returnToTile'
import { Caption } from './Caption'
import { PAN } from './constants'
import { downloadOf } from './downloadOf'
import { KeyList } from './KeyList'
import { NavigationLink } from './NavigationLink'
import { photoHead } from './photoHead'
import { shownFile } from './shownFile'
import { Slides, type ZoomControls } from './Slides'
import { Toolbar } from './Toolbar'
import { trapFocus } from './trapFocus'
import { useKeyboardShortcuts } from './useKeyboardShortcuts'
import { usePhotoNavigation } from './usePhotoNavigation'
import { useSlideshow } from './useSlideshow'
import { useVisualViewport } from './useVisualViewport'

type Props = { album: Album; photos: AlbumPhoto[]; base: string; at: number }

/** One photograph at a time: a dialog over its album. Without script it is a page with plain links. */
export function Viewer({ album, photos, base, at }: Props) {
  const { index, go, step, close } = usePhotoNavigation(photos, base, at)
  const isLive = useHydrated()
  const viewer = useRef<HTMLDivElement>(null)
  const closeLink = useRef<HTMLAnchorElement>(null)
  const controls = useRef<ZoomControls>(null)
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
    // Focusing the dialog itself shows no ring when the page loads.
    const entry = activeElement === document.body ? viewer : closeLink
    if (!viewer.current?.contains(activeElement)) entry.current?.focus({ preventScroll: true })
    const unlockScroll = lockScroll('viewer')
    return () => {
      unlockScroll()
      showTilePhoto()
      const file = shownFile()
      // A microtask runs after React has removed the viewer and before the next paint.
      queueMicrotask(() => returnToTile(shown.current, file))
    }
  }, [])

  const opener = useRef<Element>(null)
  const toggleKeys = () => {
    if (!areKeysShown) opener.current = document.activeElement
    else if (opener.current instanceof HTMLElement) opener.current.focus()
    showKeys(!areKeysShown)
  }
  const zoom: ZoomControls['zoom'] = (by) => controls.current?.zoom(by)
  const pan: ZoomControls['pan'] = (x, y) => controls.current?.pan(x, y)
  useKeyboardShortcuts(
    {
      ArrowLeft: () => (isEnlarged ? pan(-PAN.arrow, 0) : step(isRightToLeft() ? 1 : -1)),
      ArrowRight: () => (isEnlarged ? pan(PAN.arrow, 0) : step(isRightToLeft() ? -1 : 1)),
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
      if (event.key === 'Tab' && viewer.current) trapFocus(viewer.current, event)
    },
  )

  const photo = photos[index]
  if (!photo) return null
  const title = withoutSoftHyphens(album.title)
  const addressOf = (to: number) => photos[to] && `${base}/${photos[to].id}`
  // Without script the hash returns to the tile.
  const albumHref = `${base}#photo-${photo.id}`
  return (
    <div
      ref={viewer}
      className="group/viewer fixed inset-0 z-viewer grid overflow-clip overscroll-contain safe-area outline-none low:overflow-y-auto sideways:overflow-y-clip"
      data-part={PART.viewer}
      role="dialog"
      aria-modal="true"
      aria-label={words.name(title)}
      tabIndex={-1}
    >
      <HeadTags {...photoHead(album, photos, index)} />
      <Toolbar
        albumTitle={title}
        albumHref={albumHref}
        onClose={close}
        closeRef={closeLink}
        index={index}
        count={photos.length}
        alt={photo.alt}
        tools={
          isLive
            ? {
                path: `${base}/${photo.id}`,
                download: album.download ? downloadOf(title, photos, index) : undefined,
                isEnlarged,
                onZoom: () => zoom('toggle'),
                isPlaying,
                canPlay: !isLast,
                onPlay: toggle,
                areKeysShown,
                onKeys: toggleKeys,
              }
            : undefined
        }
      />
      <Slides
        photos={photos}
        index={index}
        isLive={isLive}
        controls={controls}
        isEnlarged={isEnlarged}
        onZoom={setEnlarged}
        onCommand={(command) => {
          if (command === 'close') close()
          else step(command === 'next' ? 1 : -1)
        }}
      />
      <NavigationLink to="previous" href={addressOf(index - 1)} onGo={() => step(-1)} />
      <NavigationLink to="next" href={addressOf(index + 1)} onGo={() => step(1)} />
      <Caption photo={photo} index={index} count={photos.length} />
      {areKeysShown && <KeyList />}
    </div>
  )
}
