import {
  type Ref,
  startTransition,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AlbumPhoto } from '../../content/album'
import { PART, tileId } from '../../document'
import { isRightToLeft } from '../../page/isRightToLeft'
import { PhotoFrame } from '../../photo/PhotoFrame'
import { hideTilePhoto, showTilePhoto } from '../../place/returnToTile'
import {
  type GestureController,
  createGestureController,
} from '../gestures/createGestureController'
import type { GestureCommand, Photograph } from '../gestures/gestures'
import { imageSizes } from './imageSizes'
import { usePictureSizes } from './usePictureSizes'
import type { Dimensions } from '../gestures/geometry'

/** px. Assumed until a photo of unknown size has loaded; larger than any window. */
const ASSUMED: Dimensions = { width: 3000, height: 2000 }

/** The file that the photo's tile in the album has loaded. */
function tileFile(id: string): string | undefined {
  const img = document.querySelector<HTMLImageElement>(`#${tileId(id)} img`)
  return img?.complete ? img.currentSrc || undefined : undefined
}

/** The visitor's direction through the album: 1 forwards, -1 back, 0 before the first step. */
function useDirection(index: number): -1 | 0 | 1 {
  const [last, setLast] = useState<{ index: number; direction: -1 | 0 | 1 }>({
    index,
    direction: 0,
  })
  if (last.index === index) return last.direction
  const direction = index > last.index ? 1 : -1
  setLast({ index, direction })
  return direction
}

export type ZoomControls = Pick<GestureController, 'zoom' | 'pan'>

type Props = {
  photos: readonly AlbumPhoto[]
  index: number
  isLive: boolean
  controls: Ref<ZoomControls>
  isEnlarged: boolean
  onZoom: (isEnlarged: boolean) => void
  onCommand: (command: GestureCommand) => void
}

/** The photograph shown and its neighbours, moved by gestures. */
export function Slides({ photos, index, isLive, controls, isEnlarged, onZoom, onCommand }: Props) {
  const slides = useRef<HTMLDivElement>(null)
  const controller = useRef<GestureController>(null)
  useImperativeHandle(
    controls,
    () => ({
      zoom: (by) => controller.current?.zoom(by),
      pan: (x, y) => controller.current?.pan(x, y),
    }),
    [],
  )
  const latestOnCommand = useRef(onCommand)
  useLayoutEffect(() => {
    latestOnCommand.current = onCommand
  })
  const { sizeOf, measure } = usePictureSizes()
  const { width, height } = (photos[index] && sizeOf(photos[index])) ?? ASSUMED
  const { length } = photos
  const photograph = useMemo<Photograph>(
    () => ({
      picture: { width, height },
      first: index === 0,
      last: index === length - 1,
    }),
    [width, height, index, length],
  )
  const shown = useRef({ photograph, index })
  useEffect(() => {
    if (!slides.current) return
    const started = createGestureController(slides.current, shown.current.photograph, {
      isMirrored: isRightToLeft(),
      onCommand: (command) => latestOnCommand.current(command),
      onZoom,
      // The tile that closing returns to would show through.
      onTranslucent: (isTranslucent) =>
        isTranslucent ? hideTilePhoto(photos[shown.current.index]?.id) : showTilePhoto(),
    })
    controller.current = started
    return () => {
      started.stop()
      controller.current = null
    }
  }, [photos, onZoom])
  useLayoutEffect(() => {
    if (shown.current.photograph === photograph) return
    shown.current = { photograph, index }
    controller.current?.show(photograph)
  }, [photograph, index])

  const indexes = useRenderedIndexes(index)
  return (
    <div
      ref={slides}
      className="relative mx-gutter touch-none select-none area-slides in-data-panorama:mx-0 in-data-panorama:mb-13 narrow:m-0 sideways:m-0"
      data-part={PART.slides}
    >
      {indexes.map((n) => {
        const photo = photos[n]
        if (!photo) return null
        const size = sizeOf(photo)
        const { width, height } = size ?? ASSUMED
        const ratio = width / height
        const isShown = n === index
        return (
          <div
            key={photo.id}
            className="@container-size absolute inset-0 grid place-items-center"
            data-part={PART.slide}
            data-at={n - index}
            aria-hidden={!isShown}
          >
            <div
              className="relative fine:cursor-zoom-in fine:group-data-enlarged/viewer:cursor-zoom-out"
              data-part={PART.picture}
              style={{ width: `min(100cqw, 100cqh * ${ratio}, ${width}px)`, aspectRatio: ratio }}
              ref={(box) => measure(photo, box)}
              onLoadCapture={({ currentTarget }) => measure(photo, currentTarget)}
            >
              <PhotoFrame
                photo={photo}
                // Insets, because `height: 100%` exceeds the aspect ratio in WebKit.
                className="absolute inset-0"
                fit={size ? 'contain' : 'scale-down'}
                alt={isShown ? photo.alt : ''}
                sizes={isShown && isEnlarged ? `${width}px` : imageSizes({ width, height })}
                ask={isShown ? 'first' : 'soon'}
                under={isLive && photo.width ? tileFile(photo.id) : undefined}
              />
            </div>
          </div>
        )
      })}
    </div>
  )
}

/** The photograph shown, its neighbours, and the next but one in the direction of travel. */
function useRenderedIndexes(index: number): number[] {
  const direction = useDirection(index)
  const ahead = direction === 0 ? [] : [index + 2 * direction]
  // Rendered later: the photograph asked for must not wait for its neighbours.
  const [hasNeighbours, setNeighbours] = useState(false)
  useEffect(() => startTransition(() => setNeighbours(true)), [])
  return hasNeighbours ? [index - 1, index, index + 1, ...ahead] : [index]
}
