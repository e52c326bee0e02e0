import { DROP, FLICK, GLIDE, SLOP, SWIPE, TAP, ZOOM } from './constants'
import { followsTap, gripOf, travelOf } from './follow'
import type { Contact, Gestures } from './gestures'
import {
  cover,
  FIT,
  isOn,
  largestScale,
  type Point,
  reachOf,
  strideOf,
  type View,
  zoomAt,
} from './view'

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
  const isOwn = phase === 'pan' || phase === 'pinch' || phase === 'zoom'
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

/** Enlarges about a point, or shows an enlarged picture whole. */
function toggle(state: Gestures, { goal, origin }: Contact): Gestures {
  const scale = goal.scale > 1 ? 1 : Math.min(ZOOM.tap, largestScale(state))
  return settle(state, cover(state, zoomAt(state.view, scale, origin)))
}

/** A click of the mouse: on the picture it zooms, there or back; on the bare ground it closes. */
function click(state: Gestures, contact: Contact, time: number): Gestures {
  const { goal, origin } = contact
  const { x, y } = origin
  const home = settle(state, goal)
  // The other half of a double click: the first has done what both mean.
  if (followsTap(contact)) return home
  if (!isOn(state, origin.view, { x: x - origin.shift, y: y - origin.drop }))
    return { ...home, phase: 'leave', command: 'close' }
  return { ...toggle(state, contact), tap: { x, y, time } }
}

/** A press that never moved. Of a finger: alone it does nothing, the second zooms in, or back out. */
function tap(state: Gestures, contact: Contact, time: number): Gestures {
  const { kind, goal, since, origin } = contact
  const { x, y } = origin
  if (kind === 'mouse') return click(state, contact, time)
  if (time - since > TAP.hold) return settle(state, goal)
  if (!followsTap(contact)) return { ...settle(state, goal), tap: { x, y, time } }
  return toggle(state, contact)
}

/** The strip moves on by one, the way it is `shift`ed already. */
function goOn(home: Gestures, shift: number): Gestures {
  const command = shift < 0 ? 'next' : 'previous'
  return { ...home, phase: 'leave', shift: Math.sign(shift) * strideOf(home.stage), command }
}

/** An enlarged picture let go: it glides on; past its edge the strip goes on, or comes back. */
function letGo(state: Gestures, contact: Contact, speed: Point): Gestures {
  const { view, shift, stage } = state
  const grip = gripOf(contact.fingers)
  if (shift === 0) {
    const glided = { ...view, x: view.x + speed.x * GLIDE, y: view.y + speed.y * GLIDE }
    return settle(state, restOf(state, glided, grip))
  }
  const home = settle(state, restOf(state, view, grip))
  const { x, y } = travelOf(contact)
  const isFromEdge =
    contact.origin.view.x * Math.sign(shift) >= reachOf(state, view.scale).x - 1 &&
    Math.abs(x) >= Math.abs(y)
  // Who pans to the edge in one go and comes out beyond it did not mean the neighbour.
  const isFar = isFromEdge || Math.abs(shift) >= stage.width * SWIPE.across
  return isFar && isMeant(shift, speed.x, SWIPE.distance) ? goOn(home, shift) : home
}

/** What comes of a contact whose last finger is lifted. */
export function release(state: Gestures, contact: Contact, time: number): Gestures {
  const { phase, drop, first, last } = state
  const travel = travelOf(contact)
  const speed = speedOf(contact, time)
  const home = settle(state, contact.goal)

  if (phase === 'press') return tap(state, contact, time)
  if (phase === 'pan') return letGo(state, contact, speed)
  if (phase === 'zoom') return settle(state, restOf(state, state.view, contact.origin))
  if (phase === 'drop') {
    const isClosing = drop > 0 && isMeant(drop, speed.y, DROP.distance)
    return isClosing ? { ...home, phase: 'leave', drop, command: 'close' } : home
  }
  const isNext = travel.x < 0
  if ((isNext ? last : first) || !isMeant(travel.x, speed.x, SWIPE.distance)) return home
  return goOn(home, travel.x)
}
