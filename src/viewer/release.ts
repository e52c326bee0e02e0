import { DROP, FLICK, GLIDE, SLOP, SWIPE, TAP, ZOOM } from './constants'
import { gripOf, travelOf } from './follow'
import type { Contact, Gestures } from './gestures'
import { cover, FIT, largestScale, type Point, strideOf, type View, zoomAt } from './view'

/** Where a picture let go at `view` comes to rest; what lies under `point` stays if it can. */
export function restOf(state: Gestures, view: View, point: Point): View {
  const scale = Math.min(view.scale, largestScale(state))
  return scale < ZOOM.snap ? FIT : cover(state, zoomAt(view, scale, point))
}

/** Ends the contact and sends the picture to its place. What is still down means nothing more. */
export function settle(state: Gestures, view: View): Gestures {
  const { phase, view: seen, shift, drop, contact, ignored } = state
  const isSeen = view.x === seen.x && view.y === seen.y && view.scale === seen.scale
  // A movement's goal may be the same again, but it has not been reached.
  const isThere = phase !== 'settle' && isSeen && shift === 0 && drop === 0
  return {
    ...state,
    phase: isThere ? 'rest' : 'settle',
    view,
    shift: 0,
    drop: 0,
    contact: null,
    ignored: contact ? [...ignored, ...contact.fingers.map(({ id }) => id)] : ignored,
  }
}

/** Ends the contact as if it had not been: back to rest, from wherever the fingers took it. */
export function giveUp(state: Gestures, { fingers, goal }: Contact): Gestures {
  const { phase, view } = state
  const isOwn = phase === 'pan' || phase === 'pinch'
  return settle(state, isOwn ? restOf(state, view, gripOf(fingers)) : goal)
}

/** How fast the finger was of late, px/ms. Two places at one time make no speed. */
function speedOf({ fingers, trail }: Contact, time: number): Point {
  const { x, y } = gripOf(fingers)
  const [from = { x, y, time }] = trail
  const passed = time - from.time || Infinity
  return { x: (x - from.x) / passed, y: (y - from.y) / passed }
}

/** Whether a finger that came `by` px meant it: it was thrown, or came far and was not thrown back. */
function isMeant(by: number, speed: number, distance: number): boolean {
  const far = Math.abs(by)
  const onward = speed * Math.sign(by)
  return onward >= FLICK.speed ? far > SLOP : far >= distance && onward > -FLICK.speed
}

/** A press that never moved: alone it does nothing, the second zooms in, or back out. */
function tap(state: Gestures, contact: Contact, time: number): Gestures {
  const { goal, since, tap: before, origin } = contact
  const { x, y } = origin
  if (time - since > TAP.hold) return settle(state, goal)
  const isSecond =
    before &&
    since - before.time <= TAP.pause &&
    Math.hypot(x - before.x, y - before.y) <= TAP.reach
  if (!isSecond) return { ...settle(state, goal), tap: { x, y, time } }
  const scale = goal.scale > 1 ? 1 : Math.min(ZOOM.tap, largestScale(state))
  return settle(state, cover(state, zoomAt(state.view, scale, origin)))
}

/** What comes of a contact whose last finger is lifted. */
export function release(state: Gestures, contact: Contact, time: number): Gestures {
  const { phase, drop, first, last } = state
  const travel = travelOf(contact)
  const speed = speedOf(contact, time)
  const home = settle(state, contact.goal)

  if (phase === 'press') return tap(state, contact, time)
  if (phase === 'pan') {
    const { x, y, scale } = state.view
    const glided = { x: x + speed.x * GLIDE, y: y + speed.y * GLIDE, scale }
    return settle(state, restOf(state, glided, gripOf(contact.fingers)))
  }
  if (phase === 'drop') {
    const isClosing = drop > 0 && isMeant(drop, speed.y, DROP.distance)
    return isClosing ? { ...home, phase: 'leave', drop, command: 'close' } : home
  }
  const isNext = travel.x < 0
  if ((isNext ? last : first) || !isMeant(travel.x, speed.x, SWIPE.distance)) return home
  const shift = Math.sign(travel.x) * strideOf(state.stage)
  return { ...home, phase: 'leave', shift, command: isNext ? 'next' : 'previous' }
}
