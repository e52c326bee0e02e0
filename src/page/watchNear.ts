/** How far beyond the window a place is near, in heights of the window. */
const MARGIN = 1.5

const looks = new Set<() => void>()
let frame = 0
/** The scroll position at the last check, px. `NaN`: the next scroll is checked. */
let seen = NaN

/** Checks in the next frame. Call it after places move without scrolling. */
export const lookSoon = (): void => void (frame ||= requestAnimationFrame(lookAtAll))
function lookAtAll(): void {
  frame = 0
  for (const look of looks) look()
}
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

const isNear = ({ top, bottom }: { top: number; bottom: number }): boolean =>
  bottom > -MARGIN * window.innerHeight && top < (1 + MARGIN) * window.innerHeight

/** Calls `look` in the next frame, and when places may have come near or left. Returns a cleanup. */
export function watchPlaces(look: () => void): () => void {
  looks.add(look)
  // The place may be in another scroller.
  seen = NaN
  lookSoon()
  return () => void looks.delete(look)
}

/** Calls `tell` when a place comes near or leaves. An IntersectionObserver would check all in each frame. */
export function watchNear(place: Element, tell: (isNear: boolean) => void): () => void {
  let was = false
  return watchPlaces(() => {
    const now = isNear(place.getBoundingClientRect())
    if (now !== was) tell((was = now))
  })
}

/** The attribute of the first element of each section of a list. */
export const SECTION = 'data-section'

/** The indices of the sections of a list that are near. */
export function nearSections(list: Element): number[] {
  const firsts = [...list.querySelectorAll(`[${SECTION}]`)]
  const tops = firsts.map((first) => first.getBoundingClientRect().top)
  const end = list.getBoundingClientRect().bottom
  return tops.flatMap((top, i) => (isNear({ top, bottom: tops[i + 1] ?? end }) ? i : []))
}
