/**
 * From now on fingers neither scroll nor zoom the page; what is under them still gets their events.
 * A touch-action on the root would do the same, but it is inherited: every element would be styled
 * anew before anything moves.
 * @returns allows it again, once the fingers that are down have been lifted
 */
export function preventTouchScrolling(): () => void {
  let areFingersDown = false
  let isOver = false
  const listening = new AbortController()
  const { signal } = listening
  const countFingers = ({ touches }: TouchEvent) => {
    areFingersDown = touches.length > 0
    if (isOver && !areFingersDown) listening.abort()
  }
  document.addEventListener('touchmove', (event) => event.preventDefault(), {
    signal,
    passive: false,
  })
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const)
    document.addEventListener(type, countFingers, { signal, passive: true })
  return () => {
    // The finger that ends a transition sends its pointer event first, its touch event after that.
    requestAnimationFrame(() => {
      isOver = true
      if (!areFingersDown) listening.abort()
    })
  }
}
