import { ATTRIBUTE, PROPERTY, SELECT, TILE_SHOWN } from '../document'
import { tileOf } from './tileOf'

/** Scrolls a tile to the middle of the window, or to the top if it is too high. */
export function showTile(id: string | undefined): HTMLElement | null {
  const tile = tileOf(id)
  const whole = tile?.closest('figure')
  if (!whole) return null
  const { top, bottom } = whole.getBoundingClientRect()
  const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0 // px
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

export function hideTilePhoto(id: string | undefined): void {
  showTile(id)?.setAttribute(ATTRIBUTE.photoHidden, '')
}

export function showTilePhoto(): void {
  document.querySelector(`[${ATTRIBUTE.photoHidden}]`)?.removeAttribute(ATTRIBUTE.photoHidden)
}

/** Shows another file of the picture until the tile's own file has loaded. */
function showPreview(tile: HTMLElement, file: string) {
  const frame = tile.querySelector<HTMLElement>(SELECT.photo)
  frame?.style.setProperty(PROPERTY.preview, `url(${JSON.stringify(file)})`)
  frame?.setAttribute(ATTRIBUTE.preview, '')
  // Async decoding would draw the tile's own file one frame later.
  frame?.querySelector('img')?.setAttribute('decoding', 'sync')
}

/** Draws the visible frames now. Browsers would draw them empty for one frame to check their visibility. */
function drawInView() {
  const { clientHeight } = document.documentElement
  for (const frame of document.querySelectorAll<HTMLElement>(`${SELECT.tile} ${SELECT.photo}`)) {
    const { top, bottom } = frame.getBoundingClientRect()
    if (bottom > 0 && top < clientHeight) frame.setAttribute(ATTRIBUTE.drawn, '')
  }
}

/** Shows and focuses a photo's tile, unless the viewer is open. `file` is its preview. */
export function returnToTile(id: string | undefined, file?: string): void {
  if (document.querySelector(SELECT.viewer)) return
  const tile = showTile(id)
  if (!tile) return
  if (file) showPreview(tile, file)
  drawInView()
  tile.focus({ preventScroll: true })
}
