import { useLayoutEffect, useRef } from 'react'
import { returnToTile, showTilePhoto } from '../place/returnToTile'
import { shownFile } from './slides/shownFile'

/** When the viewer closes, scrolls to the tile of the last shown photograph. */
export function useReturnToTile(photoId: string | undefined) {
  const shown = useRef(photoId)
  useLayoutEffect(() => {
    shown.current = photoId
  }, [photoId])
  useLayoutEffect(
    () => () => {
      showTilePhoto()
      const file = shownFile()
      // A microtask runs after React has removed the viewer and before the next paint.
      queueMicrotask(() => returnToTile(shown.current, file))
    },
    [],
  )
}
