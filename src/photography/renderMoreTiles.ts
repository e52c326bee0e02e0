import { startTransition } from 'react'
import type { AlbumPhoto } from '../content/album'
import { SELECT, tileId } from '../document'
import { tileOf } from '../place/tileOf'
import { TILES } from './tileCounts'

/** ms that a step waits for the browser to have nothing else to do. */
const IDLE_TIMEOUT = 50
/** Events of a visitor who does anything. Ctrl+F begins with a key, too. */
const INTERACTIONS = [
  'scroll',
  'wheel',
  'keydown',
  'pointermove',
  'pointerdown',
  'touchstart',
] as const

/**
 * Resolves at the first interaction: a visitor who only looks needs nothing far below. The viewer
 * counts as one, for closing it leads back to a tile.
 */
const firstInteraction = new Promise<void>((resolve) => {
  const finish = () => {
    for (const type of INTERACTIONS) window.removeEventListener(type, finish)
    resolve()
  }
  for (const type of INTERACTIONS) window.addEventListener(type, finish, { passive: true })
  const { userActivation } = navigator
  if (window.scrollY > 0 || userActivation?.hasBeenActive || document.querySelector(SELECT.viewer))
    finish()
})

/** The scroll position to restore, px, while the page is not that high yet; else 0. */
let goal = 0
/** The scroll position when it began to wait for that, px. */
let waitedAt = 0

/** The scroll position that the router saved for this history entry; 0 where it has none. */
function savedScrollPosition(): number {
  type Places = Record<string, { window?: { scrollY: number } } | undefined>
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('tsr-scroll-restoration'))
    const places = JSON.parse(sessionStorage.getItem(name ?? '') ?? '{}') as Places
    const { __TSR_key: entry } = window.history.state as { __TSR_key: string }
    return places[entry]?.window?.scrollY ?? 0
  } catch {
    // Forbidden, or another's entry.
    return 0
  }
}

/** Shows the tile that the address names, `#photo-…`, where it is one that is not prerendered. */
export function scrollToHash(photos: readonly AlbumPhoto[]): void {
  const { hash } = window.location
  const photo = photos.slice(TILES.prerendered).find(({ id }) => hash === `#${tileId(id)}`)
  if (photo) tileOf(photo.id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** How many tiles it takes to have that of the photograph in the viewer, which leads back to it. */
function tilesToShown(photos: readonly AlbumPhoto[]): number {
  const { pathname } = window.location
  return photos.findIndex(({ id }) => pathname.endsWith(`/${id}`)) + 1
}

/**
 * Renders the next tiles of an album that is too large to be prerendered whole, at the first
 * interaction and when the browser is idle. To be called after each step. A page that was left far
 * below its prerendered tiles, and came back as low as those reach, gets as many in one go as its
 * position needs, unless the visitor has moved on; so does one whose address names a tile, or a
 * photograph.
 */
export async function renderMoreTiles(
  count: number,
  photos: readonly AlbumPhoto[],
  show: (count: number) => void,
): Promise<void> {
  let wanted = Math.max(count + TILES.step, tilesToShown(photos))
  const isFirst = count === TILES.prerendered
  if (isFirst || goal) {
    const { scrollHeight, clientHeight } = document.documentElement
    const end = scrollHeight - clientHeight
    if (isFirst) {
      goal = savedScrollPosition()
      waitedAt = end
      if (!goal && window.scrollY <= 1) scrollToHash(photos)
    }
    // A pixel for rounding.
    const isMoved = Math.abs(window.scrollY - waitedAt) > 1
    const isThere = goal <= end || count >= photos.length
    if (isThere && !isFirst && !isMoved) window.scrollTo({ top: goal, behavior: 'instant' })
    if (isThere || isMoved) goal = 0
    else wanted += Math.ceil((count * (goal - end)) / scrollHeight)
  }
  if (count >= photos.length) return
  await firstInteraction
  const render = () => startTransition(() => show(wanted))
  // Safari has no idle times.
  if ('requestIdleCallback' in window) requestIdleCallback(render, { timeout: IDLE_TIMEOUT })
  else setTimeout(render)
}
