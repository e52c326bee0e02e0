import { startTransition } from 'react'
import type { AlbumPhoto } from '../content/album'
import { tileOf } from '../shell/tileOf'
import { TILES } from './portions'

/** ms that a step waits for the browser to have nothing else to do. */
const PATIENCE = 50
/** What a visitor does who stirs. Ctrl+F begins with a key, too. */
const STIRS = ['scroll', 'wheel', 'keydown', 'pointermove', 'pointerdown', 'touchstart'] as const

/**
 * Resolves when the visitor stirs, or has stirred: one who only looks needs nothing far below. From
 * the viewer somebody will come back to a tile.
 */
const stirring = new Promise<void>((resolve) => {
  const stir = () => {
    for (const type of STIRS) window.removeEventListener(type, stir)
    resolve()
  }
  for (const type of STIRS) window.addEventListener(type, stir, { passive: true })
  const { userActivation } = navigator
  if (window.scrollY > 0 || userActivation?.hasBeenActive || document.querySelector('.viewer'))
    stir()
})

/** Where the page is to come back to, px from the top, while it is not that high yet; else 0. */
let goal = 0
/** How far down the window was when it began to wait for that. */
let waitsAt = 0

/** Where the router noted this entry of the history to be, when the last document was left. */
function notedPlace(): number {
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

/** Shows the tile that the address names, `#photo-…`, where it is one that is not printed. */
export function followAddress(photos: readonly AlbumPhoto[]): void {
  const { hash } = window.location
  const photo = photos.slice(TILES.printed).find(({ id }) => hash === `#photo-${id}`)
  if (photo) tileOf(photo.id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** How many tiles it takes to have that of the photograph in the viewer, which leads back to it. */
function tilesToShown(photos: readonly AlbumPhoto[]): number {
  const { pathname } = window.location
  return photos.findIndex(({ id }) => pathname.endsWith(`/${id}`)) + 1
}

/**
 * Lets an album that is too large to be printed whole grow by a step, once the visitor stirs and the
 * browser has time. To be called after each step. A page that was left far below its printed tiles,
 * and came back as low as those reach, grows in one go until it can be returned to its place, unless
 * the visitor has moved on; so does one whose address names a tile, or a photograph.
 */
export async function growAlbum(
  count: number,
  photos: readonly AlbumPhoto[],
  show: (count: number) => void,
): Promise<void> {
  let wanted = Math.max(count + TILES.step, tilesToShown(photos))
  const isFirst = count === TILES.printed
  if (isFirst || goal) {
    const { scrollHeight, clientHeight } = document.documentElement
    const end = scrollHeight - clientHeight
    if (isFirst) {
      goal = notedPlace()
      waitsAt = end
      if (!goal && window.scrollY <= 1) followAddress(photos)
    }
    // A pixel for rounding.
    const isMoved = Math.abs(window.scrollY - waitsAt) > 1
    const isThere = goal <= end || count >= photos.length
    if (isThere && !isFirst && !isMoved) window.scrollTo({ top: goal, behavior: 'instant' })
    if (isThere || isMoved) goal = 0
    else wanted += Math.ceil((count * (goal - end)) / scrollHeight)
  }
  if (count >= photos.length) return
  await stirring
  const grow = () => startTransition(() => show(wanted))
  // Safari has no idle times.
  if ('requestIdleCallback' in window) requestIdleCallback(grow, { timeout: PATIENCE })
  else setTimeout(grow)
}
