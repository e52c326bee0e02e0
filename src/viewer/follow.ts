import { SLOP, SOFT, TAP, ZOOM } from './constants'
import type { Contact, Finger, Gestures, Phase } from './gestures'
import { CENTRE, clamp, largestScale, type Point, reachOf, soften, zoomAt } from './view'

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

/** Whether a contact belongs to the tap before it: at the same place, and soon after. */
export function followsTap({ tap, since, origin }: Contact): boolean {
  if (!tap || since - tap.time > TAP.pause) return false
  return Math.hypot(origin.x - tap.x, origin.y - tap.y) <= TAP.reach
}

/** What a press that moves becomes; nothing for a mouse that has nothing to pan. */
export function intentOf(contact: Contact, { x, y }: Point): Phase | null {
  const { kind, goal, origin } = contact
  if (kind !== 'mouse' && followsTap(contact) && Math.abs(y) > Math.abs(x)) return 'zoom'
  if (goal.scale > 1) return 'pan'
  if (kind === 'mouse') return null
  // What was caught on its way along an axis goes on along it.
  if (Math.abs(origin.shift) > SLOP) return 'swipe'
  if (Math.abs(origin.drop) > SLOP) return 'drop'
  return Math.abs(x) >= Math.abs(y) ? 'swipe' : 'drop'
}

/** Pans: as far as the picture's edges, and past them with the strip, or softly where there is none. */
function pan(state: Gestures, { origin, kind, isPinch }: Contact, by: Point): Gestures {
  const { first, last, stage } = state
  const { view } = origin
  const reach = reachOf(state, view.scale)
  const from = view.x + origin.shift
  const y = soften(view.y, by.y, -reach.y, reach.y, stage.height)
  const inside = clamp(from + by.x, -reach.x, reach.x)
  const shift = from + by.x - inside
  const isWay = kind !== 'mouse' && !isPinch && !(shift < 0 ? last : first)
  if (isWay) return { ...state, view: { ...view, x: inside, y }, shift }
  const x = soften(from, by.x, -reach.x, reach.x, stage.width)
  return { ...state, view: { ...view, x, y }, shift: 0 }
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
  if (phase === 'pan') return pan(state, contact, { x, y })
  const most = Math.log(largestScale(state))
  if (phase === 'zoom') {
    const scale = soften(Math.log(view.scale), y * ZOOM.finger, 0, most, SOFT.scale)
    return { ...state, view: zoomAt(view, Math.exp(scale), origin) }
  }
  const grip = gripOf(fingers)
  // Fingers can lie on one point, whose spread is no measure.
  const by = Math.log(Math.max(1, grip.spread) / Math.max(1, origin.spread))
  const least = contact.mayClose ? -Infinity : 0
  const scale = Math.exp(soften(Math.log(view.scale), by, least, most, SOFT.scale))
  const mayClose = contact.mayClose && scale < ZOOM.snap
  const pinched = { ...contact, mayClose }
  return { ...state, view: zoomAt(view, scale, origin, grip), contact: pinched }
}
