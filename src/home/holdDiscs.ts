type Reason = 'hover' | 'focus' | 'touch'

/** Holds a disc while it is hovered (marked by `data-hover`), has keyboard focus, or is touched. */
export function holdDiscs(
  discs: readonly HTMLElement[],
  setHeld: (index: number, isHeld: boolean) => void,
  signal: AbortSignal,
): void {
  const options = { signal, passive: true }
  for (const [index, disc] of discs.entries()) {
    const reasons = new Set<Reason>()
    const hold = (reason: Reason) => {
      reasons.add(reason)
      setHeld(index, true)
    }
    const release = (reason: Reason) => {
      if (reasons.delete(reason)) setHeld(index, reasons.size > 0)
    }
    const releaseTouched = ({ pointerType, isPrimary }: PointerEvent) => {
      if (pointerType === 'touch' && isPrimary) release('touch')
    }
    const enter = ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      disc.dataset.hover = ''
      hold('hover')
    }
    const leave = () => {
      delete disc.dataset.hover
      release('hover')
    }
    // The pointer's push must not move a disc away from the finger that taps it.
    const touch = ({ pointerType, isPrimary }: PointerEvent) => {
      if (pointerType === 'touch' && isPrimary) hold('touch')
    }
    const holdIfByKeyboard = () => {
      if (disc.matches(':focus-visible')) hold('focus')
    }
    disc.addEventListener('pointerenter', enter, options)
    disc.addEventListener('pointerleave', leave, options)
    disc.addEventListener('pointerdown', touch, options)
    disc.addEventListener('focus', holdIfByKeyboard, options)
    disc.addEventListener('blur', () => release('focus'), options)
    holdIfByKeyboard()
    window.addEventListener('pointerup', releaseTouched, options)
    window.addEventListener('pointercancel', releaseTouched, options)
  }
}
