import { useHydrated } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { words } from 'virtual:words/viewer'
import type { Album, AlbumPhoto } from '../content/album'
import { withoutSoftHyphens } from '../content/softHyphens'
import { PART, tileId } from '../document'
import { HeadTags } from '../page/head/HeadTags'
import { Caption } from './caption/Caption'
import { downloadOf } from './toolbar/downloadOf'
import { KeyList } from './toolbar/KeyList'
import { NavigationLink } from './NavigationLink'
import { photoHead } from './photoHead'
import { isPanorama } from './slides/isPanorama'
import { Slides } from './slides/Slides'
import type { GestureController } from './slides/createGestureController'
import { Toolbar } from './toolbar/Toolbar'
import { ViewerTools } from './toolbar/ViewerTools'
import { useModal } from './useModal'
import { usePhotoNavigation } from './usePhotoNavigation'
import { useReturnToTile } from './useReturnToTile'
import { useSlideshow } from './toolbar/useSlideshow'
import { useViewerKeys } from './useViewerKeys'
import { useVisualViewport } from './useVisualViewport'

type Props = { album: Album; photos: AlbumPhoto[]; base: string; at: number }

/** One photograph at a time: a dialog over its album. Without script it is a page with plain links. */
export function Viewer({ album, photos, base, at }: Props) {
  const { index, go, step, close } = usePhotoNavigation(photos, base, at)
  const isLive = useHydrated()
  const viewer = useRef<HTMLDivElement>(null)
  const closeLink = useRef<HTMLAnchorElement>(null)
  const controls = useRef<GestureController>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const [areKeysShown, showKeys] = useState(false)
  const isLast = index === photos.length - 1
  const { isPlaying, toggle } = useSlideshow(index, photos.length, go)
  useVisualViewport(viewer)
  useModal(viewer, closeLink)
  useReturnToTile(photos[index]?.id)

  const opener = useRef<Element>(null)
  const toggleKeys = () => {
    if (!areKeysShown) opener.current = document.activeElement
    else if (opener.current instanceof HTMLElement) opener.current.focus()
    showKeys(!areKeysShown)
  }
  useViewerKeys({
    viewer,
    controls,
    isEnlarged,
    step,
    go,
    last: photos.length - 1,
    toggleKeys,
    escape: areKeysShown ? toggleKeys : close,
  })

  const photo = photos[index]
  if (!photo) return null
  const title = withoutSoftHyphens(album.title)
  const addressOf = (to: number) => photos[to] && `${base}/${photos[to].id}`
  // Without script the hash returns to the tile.
  const albumHref = `${base}#${tileId(photo.id)}`
  return (
    <div
      ref={viewer}
      className="group/viewer fixed inset-0 z-viewer grid overflow-clip overscroll-contain safe-area outline-none low:overflow-y-auto sideways:overflow-y-clip"
      data-part={PART.viewer}
      data-panorama={isPanorama(photo) || undefined}
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
        isPlaying={isPlaying}
      >
        {isLive && (
          <ViewerTools
            path={`${base}/${photo.id}`}
            download={album.download ? downloadOf(title, photos, index) : undefined}
            isEnlarged={isEnlarged}
            onZoom={() => controls.current?.zoom('toggle')}
            isPlaying={isPlaying}
            canPlay={!isLast}
            onPlay={toggle}
            areKeysShown={areKeysShown}
            onKeys={toggleKeys}
          />
        )}
      </Toolbar>
      <Slides
        photos={photos}
        index={index}
        isLive={isLive}
        controlsRef={controls}
        isEnlarged={isEnlarged}
        onEnlargedChange={setEnlarged}
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
