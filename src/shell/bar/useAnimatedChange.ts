import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../motion/timing'

/** Calls `animate` before a changed state is painted, except with reduced motion. */
export function useAnimatedChange<E extends Element, State>(
  element: RefObject<E | null>,
  state: State,
  animate: (element: E, state: State) => void,
): void {
  const shown = useRef(state)
  const run = useEffectEvent(animate)
  useLayoutEffect(() => {
    const hasChanged = shown.current !== state
    shown.current = state
    if (hasChanged && element.current && !prefersReducedMotion()) run(element.current, state)
  }, [element, state])
}
