/**
 * From now on fingers neither scroll nor zoom the page; what is under them hears of them as ever. A
 * touch-action on the root would do the same, but every element inherits it, and all would be styled
 * anew before anything moves.
 * @returns lets the page go, once the fingers that are down have been lifted
 */
export function holdTouches(): () => void {
  let areDown = false
  let isOver = false
  const holding = new AbortController()
  const { signal } = holding
  const hold = (event: TouchEvent) => event.preventDefault()
  const count = ({ touches }: TouchEvent) => {
    areDown = touches.length > 0
    if (isOver && !areDown) holding.abort()
  }
  document.addEventListener('touchmove', hold, { signal, passive: false })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(type, count, { signal, passive: true })
  return () => {
    // The finger that ends a transition is told of as a pointer first, and as a touch after that.
    requestAnimationFrame(() => {
      isOver = true
      if (!areDown) holding.abort()
    })
  }
}
