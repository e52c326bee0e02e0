type Reason = 'hover' | 'focus' | 'touch'

/** Holds a disc while it is hovered (marked by `data-hover`), has keyboard focus, or is touched. */
export function holdDiscs(
  discs: readonly HTMLElement[],
  setHeld: (index: number, isHeld: boolean) => void,
  signal: AbortSignal,
): void {
  const reasons = discs.map(() => new Set<Reason>())

  function hold(index: number, reason: Reason) {
    reasons[index]!.add(reason)
    setHeld(index, true)
  }

  function release(index: number, reason: Reason) {
    if (reasons[index]!.delete(reason)) setHeld(index, reasons[index]!.size > 0)
  }

  function releaseTouched({ pointerType, isPrimary }: PointerEvent) {
    if (pointerType !== 'touch' || !isPrimary) return
    for (const index of discs.keys()) release(index, 'touch')
  }

  const options = { signal, passive: true }
  for (const [index, disc] of discs.entries()) {
    disc.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType === 'touch') return
        disc.dataset.hover = ''
        hold(index, 'hover')
      },
      options,
    )
    disc.addEventListener(
      'pointerleave',
      () => {
        delete disc.dataset.hover
        release(index, 'hover')
      },
      options,
    )
    // The pointer's push must not move a disc away from the finger that taps it.
    disc.addEventListener(
      'pointerdown',
      ({ pointerType, isPrimary }) => {
        if (pointerType === 'touch' && isPrimary) hold(index, 'touch')
      },
      options,
    )
    const holdIfByKeyboard = () => {
      if (disc.matches(':focus-visible')) hold(index, 'focus')
    }
    disc.addEventListener('focus', holdIfByKeyboard, options)
    disc.addEventListener('blur', () => release(index, 'focus'), options)
    holdIfByKeyboard()
  }
  window.addEventListener('pointerup', releaseTouched, options)
  window.addEventListener('pointercancel', releaseTouched, options)
}
