import { TAP_SLOP, RUBBER_BAND, TAP, ZOOM } from './constants'
import type { PointerContact, Finger, Gestures, Phase } from './gestures'
import { CENTRE, clamp, largestScale, type Vector, panRange, rubberBand, zoomAt } from './geometry'

/** The middle of the fingers, and their distance as `spread`, px. */
export function centroidOf(fingers: readonly Finger[]): Vector & { spread: number } {
  const [a = CENTRE, b = a] = fingers
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, spread: Math.hypot(a.x - b.x, a.y - b.y) }
}

/** The movement since the phase began, px. */
export function movementOf({ fingers, origin }: PointerContact): Vector {
  const { x, y } = centroidOf(fingers)
  return { x: x - origin.x, y: y - origin.y }
}

/** Whether a contact continues a tap: it is soon after it and at the same position. */
export function followsTap({ tap, since, origin }: PointerContact): boolean {
  if (!tap || since - tap.time > TAP.pause) return false
  return Math.hypot(origin.x - tap.x, origin.y - tap.y) <= TAP.reach
}

export function phaseFor(contact: PointerContact, { x, y }: Vector): Phase {
  const { kind, goal, origin } = contact
  if (kind !== 'mouse' && followsTap(contact) && Math.abs(y) > Math.abs(x)) return 'zoom'
  if (goal.scale > 1) return 'pan'
  // A picture that was caught while moving sideways keeps this axis.
  if (Math.abs(origin.shift) > TAP_SLOP) return 'swipe'
  if (Math.abs(origin.pull) > TAP_SLOP) return 'pull'
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'pull'
}

/** Pans to the picture's edge. Beyond it the strip moves, or resists if there is no neighbour. */
function pan(state: Gestures, { origin, isPinch }: PointerContact, by: Vector): Gestures {
  const { first, last, viewport } = state
  const { transform } = origin
  const range = panRange(state, transform.scale)
  const from = transform.x + origin.shift
  const y = rubberBand(transform.y, by.y, -range.y, range.y, viewport.height)
  const inside = clamp(from + by.x, -range.x, range.x)
  const shift = from + by.x - inside
  const isWay = !isPinch && !(shift < 0 ? last : first)
  if (isWay) return { ...state, transform: { ...transform, x: inside, y }, shift }
  const x = rubberBand(from, by.x, -range.x, range.x, viewport.width)
  return { ...state, transform: { ...transform, x, y }, shift: 0 }
}

export function trackPointers(state: Gestures, contact: PointerContact): Gestures {
  const { phase, first, last } = state
  const { width } = state.viewport
  const { origin, fingers } = contact
  const { transform, shift, pull } = origin
  const { x, y } = movementOf(contact)

  if (phase === 'swipe') {
    const left = last ? 0 : -Infinity
    return { ...state, shift: rubberBand(shift, x, left, first ? 0 : Infinity, width) }
  }
  if (phase === 'pull') return { ...state, pull: pull + y }
  if (phase === 'pan') return pan(state, contact, { x, y })
  const most = Math.log(largestScale(state))
  if (phase === 'zoom') {
    const scale = rubberBand(Math.log(transform.scale), y * ZOOM.finger, 0, most, RUBBER_BAND.scale)
    return { ...state, transform: zoomAt(transform, Math.exp(scale), origin) }
  }
  const centroid = centroidOf(fingers)
  // Fingers on the same point have no distance.
  const by = Math.log(Math.max(1, centroid.spread) / Math.max(1, origin.spread))
  const least = contact.mayClose ? -Infinity : 0
  const scale = Math.exp(rubberBand(Math.log(transform.scale), by, least, most, RUBBER_BAND.scale))
  const mayClose = contact.mayClose && scale < ZOOM.snap
  const pinched = { ...contact, mayClose }
  return { ...state, transform: zoomAt(transform, scale, origin, centroid), contact: pinched }
}
