import { ATTRIBUTE, SELECT } from '../document'
import { TILES } from './tileCounts'

/** Tiles that are drawn at a time: what an idle moment of a slow phone has room for. */
const AT_ONCE = 4

/** Calls `act` when the browser has nothing else to do. Safari has no idle times. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act)
  return () => cancelIdleCallback(request)
}

/**
 * Draws the prerendered tiles of an album that are still out of sight, from the first to the last, a few
 * whenever the browser is idle. A tile that is first drawn as it comes near costs the frame in which
 * the visitor scrolls to it; whoever scrolls before this has come so far pays that as before. Their
 * pictures are still asked for when they come near.
 * @returns stops it
 */
export function drawTilesWhenIdle(list: HTMLElement): () => void {
  const left = [...list.querySelectorAll(`${SELECT.tile} ${SELECT.photo}`)]
    .slice(0, TILES.prerendered)
    .filter((photo) => !photo.hasAttribute(ATTRIBUTE.drawn))
  let cancel = () => {}
  const go = () => {
    cancel = whenIdle(() => {
      for (const photo of left.splice(0, AT_ONCE)) photo.setAttribute(ATTRIBUTE.drawn, '')
      if (left.length) go()
    })
  }
  go()
  return () => cancel()
}
