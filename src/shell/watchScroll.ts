/** Where the page is scrolled to, px from its top, and the furthest it can be. */
type Tell = (y: number, end: number) => void

/**
 * Tells where the page is once after every frame in which it was scrolled, or `look` was called. Nothing
 * is read from the page, which would make the browser lay it out in the middle of a frame: an observer
 * is told what the frame has found anyway.
 */
export function watchScroll(tell: Tell): { look: () => void; stop: () => void } {
  let isAsked = false
  let isLate = false
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    isAsked = false
    // Scrolled again between the report and now.
    if (isLate) look()
    isLate = false
    const { boundingClientRect, rootBounds } = entries.at(-1)!
    // Nobody is told the window's size in another site's frame.
    const end = boundingClientRect.height - (rootBounds?.height ?? 0)
    // A page has heights between pixels, and cannot be scrolled to them.
    tell(-boundingClientRect.top, Math.floor(end))
  })
  // Each observation begins with a report, whatever has or has not changed.
  function look() {
    if (isAsked) isLate = true
    else observer.observe(document.documentElement)
    isAsked = true
  }
  window.addEventListener('scroll', look, { passive: true })
  return {
    look,
    stop: () => {
      window.removeEventListener('scroll', look)
      observer.disconnect()
    },
  }
}
