/** Follows the mouse, or the first finger while it is down. `move` gets null when the pointer leaves. */
export function followPointer(
  move: (event: PointerEvent | null) => void,
  signal: AbortSignal,
): void {
  const options = { signal, passive: true }
  const moveTo = (event: PointerEvent) => {
    if (event.isPrimary) move(event)
  }
  const liftFinger = ({ pointerType, isPrimary }: PointerEvent) => {
    if (pointerType === 'touch' && isPrimary) move(null)
  }
  window.addEventListener('pointerdown', moveTo, options)
  window.addEventListener('pointermove', moveTo, options)
  window.addEventListener('pointerup', liftFinger, options)
  window.addEventListener('pointercancel', liftFinger, options)
  document.documentElement.addEventListener('pointerleave', () => move(null), options)
}
