/**
 * Stops touch scrolling and zooming until the returned function is called and all fingers are up. A
 * touch-action on the root is inherited, so it would restyle every element first.
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
    // The finger that ends a transition sends its touch event after its pointer event.
    requestAnimationFrame(() => {
      isOver = true
      if (!areFingersDown) listening.abort()
    })
  }
}
