import { SLOP, SOFT } from './constants'
import type { Contact, Finger, Gestures, Phase } from './gestures'
import { CENTRE, largestScale, type Point, reachOf, soften, zoomAt } from './view'

/** The point between the fingers, and how far they are apart, px. */
export function gripOf(fingers: readonly Finger[]): Point & { spread: number } {
  const [a = CENTRE, b = a] = fingers
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
}

/** How far the fingers have come since the phase began, px. */
export function travelOf({ fingers, origin }: Contact): Point {
  const { x, y } = gripOf(fingers)
  return { x: x - origin.x, y: y - origin.y }
}

/** What a press that moves becomes; nothing for a mouse that has nothing to pan. */
export function intentOf({ kind, goal, origin }: Contact, { x, y }: Point): Phase | null {
  if (goal.scale > 1) return 'pan'
  if (kind === 'mouse') return null
  // What was caught on its way along an axis goes on along it.
  if (Math.abs(origin.shift) > SLOP) return 'swipe'
  if (Math.abs(origin.drop) > SLOP) return 'drop'
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'drop'
}

/** Puts the picture where the fingers have it, softly beyond the limits. */
export function follow(state: Gestures, contact: Contact): Gestures {
  const { phase, first, last } = state
  const { width, height } = state.stage
  const { origin, fingers } = contact
  const { view, shift, drop } = origin
  const { x, y } = travelOf(contact)

  if (phase === 'swipe') {
    const left = last ? 0 : -Infinity
    return { ...state, shift: soften(shift, x, left, first ? 0 : Infinity, width) }
  }
  if (phase === 'drop') return { ...state, drop: soften(drop, y, 0, Infinity, height) }
  if (phase === 'pan') {
    const reach = reachOf(state, view.scale)
    const panned = {
      x: soften(view.x, x, -reach.x, reach.x, width),
      y: soften(view.y, y, -reach.y, reach.y, height),
    }
    return { ...state, view: { ...view, ...panned } }
  }
  const grip = gripOf(fingers)
  // Fingers can lie on one point, whose spread is no measure.
  const by = Math.log(Math.max(1, grip.spread) / Math.max(1, origin.spread))
  const scale = soften(Math.log(view.scale), by, 0, Math.log(largestScale(state)), SOFT.scale)
  return { ...state, view: zoomAt(view, Math.exp(scale), origin, grip) }
}
