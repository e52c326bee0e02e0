/** px: position, furthest position, window height. `time` (ms) of the measurement may be some frames ago. */
type Listener = (y: number, end: number, height: number, time: number) => void

const listeners = new Set<Listener>()
let observer: IntersectionObserver | undefined
let isAsked = false
let isLate = false

function report(entries: IntersectionObserverEntry[]) {
  observer?.disconnect()
  isAsked = false
  // The page scrolled again before this report.
  if (isLate) look()
  isLate = false
  const { boundingClientRect, rootBounds, time } = entries.at(-1)!
  // `rootBounds` is null in a cross-origin iframe.
  const height = rootBounds?.height ?? 0
  // Heights can be fractional, scroll positions cannot.
  const end = Math.floor(boundingClientRect.height - height)
  for (const listener of listeners) listener(-boundingClientRect.top, end, height, time)
}

// `observe` always triggers one report.
function look() {
  observer ??= new IntersectionObserver(report)
  if (isAsked) isLate = true
  else observer.observe(document.documentElement)
  isAsked = true
}

/** Reports after scrolling and after `look`, with an observer: reading the position would force a layout. */
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
