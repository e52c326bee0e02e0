import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { AlbumPhoto } from '../../content/album'
import { isRightToLeft } from '../../page/isRightToLeft'
import { hideTilePhoto, showTilePhoto } from '../../place/returnToTile'
import type { Dimensions } from '../gestures/geometry'
import type { GestureCommand, Photograph } from '../gestures/gestures'
import { type GestureController, createGestureController } from './createGestureController'

export type GestureProps = {
  photos: readonly AlbumPhoto[]
  index: number
  controlsRef: RefObject<GestureController | null>
  onEnlargedChange: (isEnlarged: boolean) => void
  onCommand: (command: GestureCommand) => void
}

/** Moves slides by gestures. `width` and `height` are those of the shown photograph. */
export function useGestures(
  slides: RefObject<HTMLElement | null>,
  { width, height }: Dimensions,
  { photos, index, controlsRef, onEnlargedChange, onCommand }: GestureProps,
): void {
  const sendCommand = useEffectEvent(onCommand)
  const { length } = photos
  const photograph = useMemo<Photograph>(
    () => ({ picture: { width, height }, first: index === 0, last: index === length - 1 }),
    [width, height, index, length],
  )
  const shown = useRef({ photograph, index })
  useEffect(() => {
    if (!slides.current) return
    const started = createGestureController(slides.current, shown.current.photograph, {
      isMirrored: isRightToLeft(),
      onCommand: (command) => sendCommand(command),
      onEnlargedChange,
      // Otherwise the tile to which closing returns would show through.
      onTranslucent: (isTranslucent) =>
        isTranslucent ? hideTilePhoto(photos[shown.current.index]?.id) : showTilePhoto(),
    })
    controlsRef.current = started
    return () => {
      started.stop()
      controlsRef.current = null
    }
  }, [slides, controlsRef, photos, onEnlargedChange])
  useLayoutEffect(() => {
    if (shown.current.photograph === photograph) return
    shown.current = { photograph, index }
    controlsRef.current?.show(photograph)
  }, [controlsRef, photograph, index])
}
