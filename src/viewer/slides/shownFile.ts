import { SHOWN_SLIDE } from '../../document'

/** The loaded file that the viewer shows. */
export function shownFile(): string | undefined {
  const img = document.querySelector<HTMLImageElement>(`${SHOWN_SLIDE} img`)
  return img?.complete && img.naturalWidth > 0 ? img.currentSrc : undefined
}
