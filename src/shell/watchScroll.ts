/** Where the page is scrolled to, px from its top; the furthest it can be; the window's height. */
type Tell = (y: number, end: number, height: number) => void

const told = new Set<Tell>()
let observer: IntersectionObserver | undefined
let isAsked = false
let isLate = false

function report(entries: IntersectionObserverEntry[]) {
  observer?.disconnect()
  isAsked = false
  // Scrolled again between the report and now.
  if (isLate) look()
  isLate = false
  const { boundingClientRect, rootBounds } = entries.at(-1)!
  // Nobody is told the window's size in another site's frame.
  const height = rootBounds?.height ?? 0
  // A page has heights between pixels, and cannot be scrolled to them.
  const end = Math.floor(boundingClientRect.height - height)
  for (const tell of told) tell(-boundingClientRect.top, end, height)
}

// Each observation begins with a report, whatever has or has not changed.
function look() {
  observer ??= new IntersectionObserver(report)
  if (isAsked) isLate = true
  else observer.observe(document.documentElement)
  isAsked = true
}

/**
 * Tells where the page is once after every frame in which it was scrolled, or `look` was called. Nothing
 * is read from the page, which would make the browser lay it out in the middle of a frame: an observer
 * is told what the frame has found anyway.
 */
export function watchScroll(tell: Tell): { look: () => void; stop: () => void } {
  if (told.size === 0) window.addEventListener('scroll', look, { passive: true })
  told.add(tell)
  return {
    look,
    stop: () => {
      told.delete(tell)
      if (told.size === 0) window.removeEventListener('scroll', look)
    },
  }
}
