/** How far beyond the window a place is near, in heights of the window. */
const MARGIN = 1.5

const told = new Map<Element, (isNear: boolean) => void>()
const near = new Set<Element>()
let frame = 0
/** The scroll position at the last check, px. `NaN`: the next scroll is checked. */
let seen = NaN

function look(): void {
  frame = 0
  const { innerHeight } = window
  for (const [place, tell] of told) {
    const { top, bottom } = place.getBoundingClientRect()
    const isNear = bottom > -MARGIN * innerHeight && top < (1 + MARGIN) * innerHeight
    if (isNear === near.has(place)) continue
    near[isNear ? 'add' : 'delete'](place)
    tell(isNear)
  }
}
/** Checks in the next frame. Call it after places move without scrolling. */
export const lookSoon = (): void => void (frame ||= requestAnimationFrame(look))
window.addEventListener('resize', lookSoon)
function scroll({ target }: Event): void {
  // The target is the document when the page itself scrolls.
  const { scrollTop } = target instanceof Element ? target : document.documentElement
  // Well below the margin. Each check costs a layout, so it is rare.
  if (Math.abs(scrollTop - seen) < window.innerHeight) return
  seen = scrollTop
  lookSoon()
}
window.addEventListener('scroll', scroll, { capture: true, passive: true })

/** Calls `tell` when a place comes near or leaves. An IntersectionObserver would check all in each frame. */
export function watchNear(place: Element, tell: (isNear: boolean) => void): () => void {
  told.set(place, tell)
  // A new place may be in another scroller.
  seen = NaN
  lookSoon()
  return () => {
    told.delete(place)
    near.delete(place)
  }
}
