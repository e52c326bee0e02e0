/**
 * Where the page is scrolled to, px from its top; the furthest it can be; the window's height; when that was,
 * as `performance.now` has it: a report may come late.
 */
type Listener = (y: number, end: number, height: number, time: number) => void

const listeners = new Set<Listener>()
let observer: IntersectionObserver | undefined
let isAsked = false
let isLate = false

function report(entries: IntersectionObserverEntry[]) {
  observer?.disconnect()
  isAsked = false
  // Scrolled again between the report and now.
  if (isLate) look()
  isLate = false
  const { boundingClientRect, rootBounds, time } = entries.at(-1)!
  // In a frame of another site's page the window's size is not given.
  const height = rootBounds?.height ?? 0
  // A page has heights between pixels, and cannot be scrolled to them.
  const end = Math.floor(boundingClientRect.height - height)
  for (const listener of listeners) listener(-boundingClientRect.top, end, height, time)
}

// Each observation begins with a report, whatever has or has not changed.
function look() {
  observer ??= new IntersectionObserver(report)
  if (isAsked) isLate = true
  else observer.observe(document.documentElement)
  isAsked = true
}

/**
 * Reports the scroll position once after every frame in which the page was scrolled, or `look` was
 * called. By an observer: reading it from the page would force a layout in the middle of a frame.
 */
export function watchScroll(listener: Listener): { look: () => void; stop: () => void } {
  if (listeners.size === 0) window.addEventListener('scroll', look, { passive: true })
  listeners.add(listener)
  return {
    look,
    stop: () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('scroll', look)
    },
  }
}
