import { SWEEP, SWIPE, WHEEL_PAUSE } from './constants'
import type { EventOf, Gestures, Scroll } from './gestures'

/** The movement to which an event belongs. A movement keeps its kind until it ends. */
export function scrollOf({ scroll, transform }: Gestures, event: EventOf<'wheel'>): Scroll {
  const { dx, dy, time } = event
  if (scroll && time - scroll.time <= WHEEL_PAUSE) return { ...scroll, time }
  const means = transform.scale > 1 ? 'pan' : Math.abs(dx) > Math.abs(dy) ? 'step' : 'zoom'
  return { time, means, swept: 0, peak: 0, ebb: 0 }
}

/** A sweep of a trackpad shows one neighbour, however long its events last. A new sweep shows another. */
export function sweep(state: Gestures, scroll: Scroll, dx: number): Gestures {
  const far = Math.abs(dx)
  const { peak, ebb } = scroll
  const hasEbbed = ebb * SWEEP.surge < peak
  const isAnew = hasEbbed && far >= SWEEP.least && far > ebb * SWEEP.surge
  if (peak > 0 && !isAnew) {
    const speeds = far > peak ? { peak: far, ebb: far } : { ebb: Math.min(ebb, far) }
    return { ...state, scroll: { ...scroll, ...speeds } }
  }
  const swept = scroll.swept + dx
  if (Math.abs(swept) < SWIPE.distance)
    return { ...state, scroll: { ...scroll, swept, peak: 0, ebb: 0 } }
  const stepped = { ...state, scroll: { ...scroll, swept: 0, peak: far, ebb: far } }
  if (swept > 0 ? state.last : state.first) return stepped
  return { ...stepped, command: swept > 0 ? 'next' : 'previous' }
}
