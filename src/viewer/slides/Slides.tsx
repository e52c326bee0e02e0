import { startTransition, useEffect, useRef, useState } from 'react'
import { PART, tileId } from '../../document'
import { PhotoFrame } from '../../photo/PhotoFrame'
import type { Dimensions } from '../gestures/geometry'
import { imageSizes } from './imageSizes'
import { type GestureProps, useGestures } from './useGestures'
import { usePictureSizes } from './usePictureSizes'

/** The assumed size of a photo of unknown size until it has loaded, px. Larger than most windows. */
const ASSUMED: Dimensions = { width: 3000, height: 2000 }

/** The file that the photo's tile has loaded. */
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

type Props = GestureProps & { isLive: boolean; isEnlarged: boolean }

/** The shown photograph and its neighbours. Gestures move them. */
export function Slides({
  photos,
  index,
  isLive,
  controlsRef,
  isEnlarged,
  onEnlargedChange,
  onCommand,
}: Props) {
  const slides = useRef<HTMLDivElement>(null)
  const { sizeOf, measure } = usePictureSizes()
  const { width, height } = sizeOf(photos[index]!) ?? ASSUMED
  useGestures(
    slides,
    { width, height },
    { photos, index, controlsRef, onEnlargedChange, onCommand },
  )
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
                // Uses insets, because `height: 100%` exceeds the aspect ratio in WebKit.
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

/** The indexes of the shown photograph, its neighbours, and the next but one in the visitor's direction. */
function useRenderedIndexes(index: number): number[] {
  const direction = useDirection(index)
  const ahead = direction === 0 ? [] : [index + 2 * direction]
  // Neighbours are rendered later, so that the requested photograph does not wait for them.
  const [hasNeighbours, setNeighbours] = useState(false)
  useEffect(() => startTransition(() => setNeighbours(true)), [])
  return hasNeighbours ? [index - 1, index, index + 1, ...ahead] : [index]
}
