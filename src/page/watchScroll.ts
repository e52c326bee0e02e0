/** px: position, furthest position, height of the window; `time` of these, which may be some frames ago. */
type Listener = (y: number, end: number, height: number, time: number) => void

const listeners = new Set<Listener>()
let observer: IntersectionObserver | undefined
let isAsked = false
let isLate = false

function report(entries: IntersectionObserverEntry[]) {
  observer?.disconnect()
  isAsked = false
  // Scrolled again since the report.
  if (isLate) look()
  isLate = false
  const { boundingClientRect, rootBounds, time } = entries.at(-1)!
  // Null in a frame on another site.
  const height = rootBounds?.height ?? 0
  // Heights can be fractions, scroll positions cannot.
  const end = Math.floor(boundingClientRect.height - height)
  for (const listener of listeners) listener(-boundingClientRect.top, end, height, time)
}

// `observe` always reports once.
function look() {
  observer ??= new IntersectionObserver(report)
  if (isAsked) isLate = true
  else observer.observe(document.documentElement)
  isAsked = true
}

/** Reports after every frame with a scroll, and after `look`. Reading the position would force a layout. */
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
