import { TILE_SHOWN } from '../../document'
import { watchScroll } from '../../page/watchScroll'

/** px on the page. `off` is the horizontal distance between the tile's middle and the page's. */
type Box = { tile: Element; top: number; height: number; off: number }

/** The share of a tile above `line`, 0 to 1. */
function shareAbove({ top, height }: Box, line: number): number {
  return height > 0 ? Math.min(1, Math.max(0, (line - top) / height)) : 0
}

/**
 * Keeps the tile in the middle of the window in place when the list changes its width, for example when a
 * phone is turned. Positions are recorded while the page does not move: the change destroys them, and
 * reading them while scrolling forces layouts. Returns a function that stops.
 * @param list the list whose children are the tiles
 */
export function keepScrollAnchor(list: HTMLElement): () => void {
  const { documentElement: root } = document
  let position = 0
  let height = root.clientHeight
  let width: number | undefined
  let boxes: Box[] = []
  /** The tile that the last resize kept. The next one keeps it too, unless the visitor has scrolled. */
  let kept: { tile: Element; position: number } | undefined

  // Page and tiles are measured in the same frame, so their difference is the position on the page.
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
  /** The tile nearest the page's middle in the last row that begins above `line`. */
  const boxAt = (line: number) => {
    const above = boxes.filter(({ tile, top }) => tile.isConnected && top <= line)
    const same = kept?.position === position && above.find(({ tile }) => tile === kept?.tile)
    const row = above.filter(({ top }) => top === above.at(-1)?.top)
    return same || row.toSorted((a, b) => a.off - b.off)[0]
  }

  /** The time at which a script last scrolled the page, ms. */
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
  // Measures now: during a view transition observers report late, possibly after the phone was turned.
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
