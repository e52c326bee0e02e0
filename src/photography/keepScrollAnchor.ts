import { TILE_SHOWN } from '../document'
import { watchScroll } from '../page/watchScroll'

/** Where a tile stands on the page, and how far its middle is from the page's, px. */
type Box = { tile: Element; top: number; height: number; off: number }

/** The share of a tile that lies above `line`, both on the page: 0 to 1. */
function shareAbove({ top, height }: Box, line: number): number {
  return height > 0 ? Math.min(1, Math.max(0, (line - top) / height)) : 0
}

/**
 * Keeps what a visitor looks at in the middle of the window when the list gets another width, as by a
 * turned phone: rows break elsewhere then, and the same distance from the top is another photograph.
 * A page at its top stays there, and a window that only changes its height moves nothing.
 *
 * All that must be known of the page as it was is noted while it rests: when it has changed it is too
 * late to ask, and asking while it scrolls would lay it out, or cost every frame of it.
 * @param list its children are the tiles
 * @returns stops it
 */
export function keepScrollAnchor(list: HTMLElement): () => void {
  const { documentElement: root } = document
  let position = 0
  let height = root.clientHeight
  let width: number | undefined
  let boxes: Box[] = []
  /** What the last resize kept: the next one keeps it too, unless the visitor has scrolled since. */
  let kept: { tile: Element; position: number } | undefined

  // What tiles and page say at the same moment tells where the tiles are on the page.
  const noted = new IntersectionObserver((entries) => {
    noted.disconnect()
    const page = entries.find(({ target }) => target === root)?.boundingClientRect
    if (!page) return
    boxes = entries
      .filter(({ target }) => target !== root)
      .map(({ target: tile, boundingClientRect: { top, left, width: wide, height: high } }) => ({
        tile,
        top: top - page.top,
        height: high,
        off: Math.abs(left + wide / 2 - page.width / 2),
      }))
  })
  const note = () => {
    noted.disconnect()
    noted.observe(root)
    for (const tile of list.children) noted.observe(tile)
  }
  /** The last that begins above a line across the page: of its row, the one in the middle. */
  const boxAt = (line: number) => {
    const above = boxes.filter(({ tile, top }) => tile.isConnected && top <= line)
    const same = kept?.position === position && above.find(({ tile }) => tile === kept?.tile)
    const row = above.filter(({ top }) => top === above.at(-1)?.top)
    return same || row.toSorted((a, b) => a.off - b.off)[0]
  }

  /** When the page was scrolled by itself, ms. */
  let shown = 0
  const seen = watchScroll((y, _end, windowHeight, time) => {
    if (time < shown) return
    position = y
    height = windowHeight
  })
  const resized = new ResizeObserver(([entry]) => {
    const now = entry!.contentRect.width
    const isNew = width !== undefined && Math.abs(now - width) >= 1
    width = now
    const line = position + height / 2
    const middle = isNew && position > 0 ? boxAt(line) : undefined
    if (middle) {
      const share = shareAbove(middle, line)
      const box = middle.tile.getBoundingClientRect()
      height = root.clientHeight
      const top = window.scrollY + box.top + share * box.height - height / 2
      window.scrollTo({ top, behavior: 'instant' })
      position = window.scrollY
      kept = { tile: middle.tile, position }
    }
    note()
  })
  resized.observe(list)
  seen.look()
  // The page is laid out just now. While a transition is taken, observers report much later, and the window
  // may have been turned before.
  const noteShown = ({ target }: Event) => {
    position = window.scrollY
    shown = performance.now()
    const tile = [...list.children].find((one) => one.contains(target as Node))!
    const box = tile.getBoundingClientRect()
    width ??= list.getBoundingClientRect().width
    if (!boxes.length) boxes = [{ tile, top: position + box.top, height: box.height, off: 0 }]
    kept = { tile, position }
  }
  list.addEventListener(TILE_SHOWN, noteShown)
  return () => {
    list.removeEventListener(TILE_SHOWN, noteShown)
    noted.disconnect()
    resized.disconnect()
    seen.stop()
  }
}
