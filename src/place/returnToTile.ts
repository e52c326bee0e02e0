import { ATTRIBUTE, PROPERTY, SELECT, TILE_SHOWN } from '../document'
import { tileOf } from './tileOf'

/**
 * Brings a photo's tile fully into view, where it is not: to the middle, or to the top if it is
 * higher than the window. One that is in view does not move.
 */
export function showTile(id: string | undefined): HTMLElement | null {
  const tile = tileOf(id)
  // With its caption, and so with room for the ring.
  const whole = tile?.closest('figure')
  if (!whole) return null
  const { top, bottom } = whole.getBoundingClientRect()
  // The bar's room, whether or not the bar is there just now. px.
  const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const height = document.documentElement.clientHeight
  if (top < from || bottom > height) {
    whole.scrollIntoView({
      block: bottom - top > height - from ? 'start' : 'center',
      behavior: 'instant',
    })
    whole.dispatchEvent(new Event(TILE_SHOWN, { bubbles: true }))
  }
  return tile
}

/** Shows a photo's tile without its picture, while the viewer's lies over the album. */
export function hideTilePhoto(id: string | undefined): void {
  showTile(id)?.setAttribute(ATTRIBUTE.photoHidden, '')
}

/** Shows the picture again that `hideTilePhoto` hid. */
export function showTilePhoto(): void {
  document.querySelector(`[${ATTRIBUTE.photoHidden}]`)?.removeAttribute(ATTRIBUTE.photoHidden)
}

/** Shows a file of a tile's picture, which is here already, until the tile's own has come. */
function showPreview(tile: HTMLElement, file: string) {
  const frame = tile.querySelector<HTMLElement>(SELECT.photo)
  frame?.style.setProperty(PROPERTY.preview, `url(${JSON.stringify(file)})`)
  frame?.setAttribute(ATTRIBUTE.preview, '')
  // Its own is not drawn a frame later than the rest, where it has come too.
  frame?.querySelector('img')?.setAttribute('decoding', 'sync')
}

/** Draws the frames in the window at once: browsers would draw them empty first, to see whether they are in it. */
function drawInView() {
  const { clientHeight } = document.documentElement
  for (const frame of document.querySelectorAll<HTMLElement>(`${SELECT.tile} ${SELECT.photo}`)) {
    const { top, bottom } = frame.getBoundingClientRect()
    if (bottom > 0 && top < clientHeight) frame.setAttribute(ATTRIBUTE.drawn, '')
  }
}

/**
 * Shows a photo's tile and gives it the focus, unless another photograph is shown already.
 * @param file of the photo that is here, for a tile whose own has not come
 */
export function returnToTile(id: string | undefined, file?: string): void {
  if (document.querySelector(SELECT.viewer)) return
  const tile = showTile(id)
  if (!tile) return
  if (file) showPreview(tile, file)
  drawInView()
  tile.focus({ preventScroll: true })
}
