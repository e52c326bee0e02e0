import {
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import type { AlbumPhoto } from '../../content/album'
import { isRightToLeft } from '../../page/isRightToLeft'
import { hideTilePhoto, showTilePhoto } from '../../place/returnToTile'
import {
  type GestureController,
  createGestureController,
} from '../gestures/createGestureController'
import type { Dimensions } from '../gestures/geometry'
import type { GestureCommand, Photograph } from '../gestures/gestures'

export type ZoomControls = Pick<GestureController, 'zoom' | 'pan'>

export type GestureProps = {
  photos: readonly AlbumPhoto[]
  index: number
  controls: Ref<ZoomControls>
  onEnlargedChange: (isEnlarged: boolean) => void
  onCommand: (command: GestureCommand) => void
}

/** Moves slides by gestures. `width` and `height` are those of the shown photograph. */
export function useGestures(
  slides: RefObject<HTMLElement | null>,
  { width, height }: Dimensions,
  { photos, index, controls, onEnlargedChange, onCommand }: GestureProps,
): void {
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
      onCommand: (command) => latestOnCommand.current(command),
      onEnlargedChange,
      // Otherwise the tile to which closing returns would show through.
      onTranslucent: (isTranslucent) =>
        isTranslucent ? hideTilePhoto(photos[shown.current.index]?.id) : showTilePhoto(),
    })
    controller.current = started
    return () => {
      started.stop()
      controller.current = null
    }
  }, [slides, photos, onEnlargedChange])
  useLayoutEffect(() => {
    if (shown.current.photograph === photograph) return
    shown.current = { photograph, index }
    controller.current?.show(photograph)
  }, [photograph, index])
}
