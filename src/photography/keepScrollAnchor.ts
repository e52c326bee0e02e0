import { watchScroll } from '../page/watchScroll'

/** Where a tile stands on the page, px. */
type Box = { tile: Element; top: number; height: number }

/** The share of a tile that lies above `line`, both on the page: 0 to 1. */
function shareAbove({ top, height }: Pick<Box, 'top' | 'height'>, line: number): number {
  return height > 0 ? Math.min(1, Math.max(0, (line - top) / height)) : 0
}

/**
 * Keeps what a visitor looks at in the middle of the window when the list gets another width, as by a
 * turned phone: rows break elsewhere then, and the same distance from the top is another photograph.
 * A page at its top stays there, and a window that only changes its height moves nothing.
 *
 * All that must be known of the page as it was is noted while it is, by observers: when it has changed
 * it is too late to ask, and asking while it scrolls would lay it out.
 * @param list its children are the tiles
 * @returns stops it
 */
export function keepScrollAnchor(list: HTMLElement): () => void {
  const { documentElement: root } = document
  let position = 0
  let height = root.clientHeight
  let width: number | undefined
  /** The tile in the middle of the window; of a row, the one in the middle of that. */
  let middle: Box | undefined
  const crossing = new Map<Element, number>()

  // What tile and page say at the same moment tells where the tile is on the page.
  const boxes = new IntersectionObserver((entries) => {
    boxes.disconnect()
    const page = entries.find(({ target }) => target === root)?.boundingClientRect
    const tile = entries.find(({ target }) => target !== root)
    if (!page || !tile) return
    const { top, height: high } = tile.boundingClientRect
    middle = { tile: tile.target, top: top - page.top, height: high }
  })
  const note = (tile: Element) => {
    boxes.disconnect()
    boxes.observe(tile)
    boxes.observe(root)
  }

  const line = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const { left, width: wide } = boundingClientRect
        const off = Math.abs(left + wide / 2 - (rootBounds?.width ?? 0) / 2)
        if (isIntersecting) crossing.set(target, off)
        else crossing.delete(target)
      }
      const [nearest] = [...crossing].toSorted(([, a], [, b]) => a - b)
      // Between two rows it is the one that was there last.
      if (nearest) note(nearest[0])
    },
    { rootMargin: '-50% 0px' },
  )
  const seen = watchScroll((y, _end, windowHeight) => {
    position = y
    height = windowHeight
  })

  const resized = new ResizeObserver(([entry]) => {
    const now = entry!.contentRect.width
    const isNew = width !== undefined && Math.abs(now - width) >= 1
    width = now
    if (!isNew || !middle?.tile.isConnected || position <= 0) return
    const share = shareAbove(middle, position + height / 2)
    const box = middle.tile.getBoundingClientRect()
    const top = window.scrollY + box.top
    height = root.clientHeight
    window.scrollTo({ top: top + share * box.height - height / 2, behavior: 'instant' })
    position = window.scrollY
    middle = { tile: middle.tile, top, height: box.height }
  })

  const watch = () => {
    line.disconnect()
    crossing.clear()
    for (const tile of list.children) line.observe(tile)
  }
  watch()
  const grown = new MutationObserver(watch)
  grown.observe(list, { childList: true })
  resized.observe(list)
  seen.look()
  return () => {
    for (const observer of [line, boxes, resized, grown]) observer.disconnect()
    seen.stop()
  }
}
