/** Frames that a tile is waited for: those of a large album come one after the other. */
const PATIENCE = 120

/**
 * Gives the focus to a photo's tile and brings it fully into view, where it is not: to the middle,
 * or to the top if it is higher than the window. One that is in view does not move.
 */
export function returnToTile(id: string | undefined, patience = PATIENCE): void {
  // Another photograph was opened meanwhile, or the same one stayed.
  if (document.querySelector('.viewer')) return
  const tile = document.getElementById(`photo-${id}`)
  if (!tile) {
    if (patience > 0) requestAnimationFrame(() => returnToTile(id, patience - 1))
    return
  }
  // With its caption, and so with room for the ring.
  const whole = tile.closest('figure') ?? tile
  const { top, bottom } = whole.getBoundingClientRect()
  // The bar's room, whether or not the bar is there just now. px.
  const from = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const height = document.documentElement.clientHeight
  if (top < from || bottom > height)
    whole.scrollIntoView({
      block: bottom - top > height - from ? 'start' : 'center',
      behavior: 'instant',
    })
  tile.focus({ preventScroll: true })
}
