import { useEffectEvent, useLayoutEffect } from 'react'
import { SHOWN_SLIDE } from '../document'
import { returnToTile, showTilePhoto } from '../place/returnToTile'

function shownFile(): string | undefined {
  const img = document.querySelector<HTMLImageElement>(`${SHOWN_SLIDE} img`)
  return img?.complete && img.naturalWidth > 0 ? img.currentSrc : undefined
}

/** When the viewer closes, scrolls to the tile of the last shown photograph. */
export function useReturnToTile(photoId: string | undefined) {
  const leave = useEffectEvent(() => {
    showTilePhoto()
    const file = shownFile()
    // A microtask runs after React has removed the viewer and before the next paint.
    queueMicrotask(() => returnToTile(photoId, file))
  })
  useLayoutEffect(() => () => leave(), [])
}
