/** Frames that a tile is waited for: those of a large album come a few at a time. */
const PATIENCE = 600

/**
 * Brings a photo's tile fully into view, where it is not: to the middle, or to the top if it is
 * higher than the window. One that is in view does not move.
 */
export function showTile(id: string | undefined): HTMLElement | null {
  const tile = document.getElementById(`photo-${id}`)
  // With its caption, and so with room for the ring.
  const whole = tile?.closest('figure')
  if (!whole) return null
  const { top, bottom } = whole.getBoundingClientRect()
  // The bar's room, whether or not the bar is there just now. px.
  const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const height = document.documentElement.clientHeight
  if (top < from || bottom > height)
    whole.scrollIntoView({
      block: bottom - top > height - from ? 'start' : 'center',
      behavior: 'instant',
    })
  return tile
}

/** Shows a photo's tile and gives it the focus, unless the visitor has gone on meanwhile. */
export function returnToTile(id: string | undefined, patience = PATIENCE): void {
  const isElsewhere = patience < PATIENCE && document.activeElement !== document.body
  if (document.querySelector('.viewer') || isElsewhere) return
  const tile = showTile(id)
  if (tile) tile.focus({ preventScroll: true })
  else if (patience > 0) requestAnimationFrame(() => returnToTile(id, patience - 1))
}
