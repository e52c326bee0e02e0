import { useLayoutEffect, useRef } from 'react'
import { SHOWN_SLIDE } from '../document'
import { returnToTile, showTilePhoto } from '../place/returnToTile'

/** The loaded file that the viewer shows. */
function shownFile(): string | undefined {
  const img = document.querySelector<HTMLImageElement>(`${SHOWN_SLIDE} img`)
  return img?.complete && img.naturalWidth > 0 ? img.currentSrc : undefined
}

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
