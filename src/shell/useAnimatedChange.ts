import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../motion/timing'

/**
 * Calls `animate` with an element when a state that it shows has changed, before the change is painted.
 * With reduced motion the state changes by a cut.
 */
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
