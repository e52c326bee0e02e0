/**
 * Prevents touch scrolling and zooming until the returned function is called and all fingers are up.
 * `touch-action` on the root would do the same, but it is inherited and would restyle every element.
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
    // When a finger ends a transition, its touch event follows after its pointer event.
    requestAnimationFrame(() => {
      isOver = true
      if (!areFingersDown) listening.abort()
    })
  }
}
