import { startTransition } from 'react'
import type { AlbumPhoto } from '../../content/album'
import { SELECT, tileId } from '../../document'
import { whenIdle } from '../../page/whenIdle'
import { tileOf } from '../../place/tileOf'
import { TILES } from '../rows/tileCounts'

const IDLE_TIMEOUT = 50 // the time after which tiles are rendered even if the browser is busy, ms
/** `keydown` includes Ctrl+F, which searches all tiles. */
const INTERACTIONS = ['scroll', 'wheel', 'keydown', 'pointermove', 'pointerdown', 'touchstart']

/** Resolves at the first interaction. An open viewer counts as one, because closing it returns to a tile. */
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

/** The scroll position that the router saved for this history entry, or 0. */
function savedScrollPosition(): number {
  type Places = Record<string, { window?: { scrollY: number } } | undefined>
  try {
    const name = Object.keys(sessionStorage).find((key) => key.startsWith('tsr-scroll-restoration'))
    const places: Places = JSON.parse(sessionStorage.getItem(name ?? '') ?? '{}')
    const { __TSR_key: entry }: { __TSR_key: string } = window.history.state
    return places[entry]?.window?.scrollY ?? 0
  } catch {
    // Storage is forbidden, or the entry belongs to another script.
    return 0
  }
}

export function scrollToHash(photos: readonly AlbumPhoto[]): void {
  const { hash } = window.location
  const photo = photos.slice(TILES.prerendered).find(({ id }) => hash === `#${tileId(id)}`)
  if (photo) tileOf(photo.id)?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

function tilesToShown(photos: readonly AlbumPhoto[]): number {
  const { pathname } = window.location
  return photos.findIndex(({ id }) => pathname.endsWith(`/${id}`)) + 1
}

/**
 * Renders the next tiles when the browser is idle, after the first interaction. Call it after each step. A
 * restored scroll position, the hash or an open photograph can require many tiles at once.
 * @param wait of one album: the scroll position to restore while the page is too short for it, otherwise 0,
 * and where that wait began, px
 */
export async function renderMoreTiles(
  count: number,
  photos: readonly AlbumPhoto[],
  show: (count: number) => void,
  wait: { goal: number; from: number },
): Promise<void> {
  let wanted = Math.max(count + TILES.step, tilesToShown(photos))
  const isFirst = count === TILES.prerendered
  if (isFirst || wait.goal) {
    const { scrollHeight, clientHeight } = document.documentElement
    const end = scrollHeight - clientHeight
    if (isFirst) {
      wait.goal = savedScrollPosition()
      wait.from = end
      if (!wait.goal && window.scrollY <= 1) scrollToHash(photos)
    }
    // Tolerates rounding of 1 px.
    const isMoved = Math.abs(window.scrollY - wait.from) > 1
    const isThere = wait.goal <= end || count >= photos.length
    if (isThere && !isFirst && !isMoved) window.scrollTo({ top: wait.goal, behavior: 'instant' })
    if (isThere || isMoved) wait.goal = 0
    else wanted += Math.ceil((count * (wait.goal - end)) / scrollHeight)
  }
  if (count >= photos.length) return
  await firstInteraction
  whenIdle(() => startTransition(() => show(wanted)), { timeout: IDLE_TIMEOUT })
}
