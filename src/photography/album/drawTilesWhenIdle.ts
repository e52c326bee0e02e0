import { ATTRIBUTE, SELECT } from '../../document'
import { whenIdle } from '../../page/whenIdle'
import { TILES } from '../rows/tileCounts'

const AT_ONCE = 4 // tiles per idle callback, as many as a slow phone can draw

/** Draws tiles outside the window, because drawing them while scrolling drops frames. Returns a stop. */
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
