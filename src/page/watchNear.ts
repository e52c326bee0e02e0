const told = new Map<Element, (isNear: boolean) => void>()
const near = new Set<Element>()
let frame = 0
/** px; where a scroller stood when its places were looked at. */
let seen = 0

function look(): void {
  frame = 0
  for (const [place, tell] of told) {
    const { top, bottom } = place.getBoundingClientRect()
    const isNear = bottom > -window.innerHeight && top < 2 * window.innerHeight
    if (isNear === near.has(place)) continue
    near[isNear ? 'add' : 'delete'](place)
    tell(isNear)
  }
}
/** Looks again in the next frame: places may have moved without a scroll. */
export const lookSoon = (): void => void (frame ||= requestAnimationFrame(look))
window.addEventListener('resize', lookSoon)
window.addEventListener(
  'scroll',
  ({ target }) => {
    const { scrollTop = 0 } = target as Partial<Element>
    // What is drawn beyond the window lasts for a while.
    if (Math.abs(scrollTop - seen) < window.innerHeight / 4) return
    seen = scrollTop
    lookSoon()
  },
  { capture: true, passive: true },
)

// An IntersectionObserver goes through all of a thousand in each frame.
/** Tells whether a place is within a window's height of the window, now and later. @returns what ends that */
export function watchNear(place: Element, tell: (isNear: boolean) => void): () => void {
  told.set(place, tell)
  lookSoon()
  return () => {
    told.delete(place)
    near.delete(place)
  }
}
