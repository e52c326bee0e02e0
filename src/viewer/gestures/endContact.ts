import { PULL, FLICK, MOMENTUM, TAP_SLOP, SWIPE, TAP, ZOOM } from './constants'
import { followsTap, centroidOf, movementOf } from './trackPointers'
import type { PointerContact, Gestures } from './gestures'
import {
  clampTransform,
  FIT,
  isOnPicture,
  largestScale,
  moveBy,
  type Vector,
  panRange,
  slideDistance,
  tapScale,
  type Transform,
  zoomAt,
} from './geometry'

/** The rest position of a picture released at `transform`. Keeps the part under `point` there if possible. */
export function restingTransform(state: Gestures, transform: Transform, point: Vector): Transform {
  const scale = Math.min(transform.scale, largestScale(state))
  return scale < ZOOM.snap ? FIT : clampTransform(state, zoomAt(transform, scale, point))
}

/** Ends the contact and animates the picture. Fingers that are still down are ignored. */
export function animateTo(state: Gestures, transform: Transform): Gestures {
  const { phase, transform: seen, shift, pull, contact, ignored } = state
  const isSeen = transform.x === seen.x && transform.y === seen.y && transform.scale === seen.scale
  // The goal can be unchanged while the movement to it is still running.
  const isThere = phase !== 'animate' && isSeen && shift === 0 && pull === 0
  return {
    ...state,
    phase: isThere ? 'rest' : 'animate',
    transform,
    shift: 0,
    pull: 0,
    contact: null,
    ignored: contact ? [...ignored, ...contact.fingers.map(({ id }) => id)] : ignored,
  }
}

/** Ends the contact without effect. */
export function cancelContact(state: Gestures, { fingers, goal }: PointerContact): Gestures {
  const { phase, transform } = state
  const isOwn = phase === 'pan' || phase === 'pinch' || phase === 'zoom'
  return animateTo(state, isOwn ? restingTransform(state, transform, centroidOf(fingers)) : goal)
}

/** The velocity, px/ms. 0 if all positions have the same time. */
function velocityOf({ fingers, trail }: PointerContact, time: number): Vector {
  const { x, y } = centroidOf(fingers)
  const [from = { x, y, time }] = trail
  const passed = time - from.time || Infinity
  return { x: (x - from.x) / passed, y: (y - from.y) / passed }
}

/** Whether the movement was a flick forward, or was far enough and did not end in a flick back. */
function isDeliberate(by: number, speed: number, distance: number): boolean {
  const far = Math.abs(by)
  const onward = speed * Math.sign(by)
  return onward >= FLICK.speed ? far > TAP_SLOP : far >= distance && onward > -FLICK.speed
}

function toggle(state: Gestures, { goal, origin }: PointerContact): Gestures {
  const scale = goal.scale > 1 ? 1 : tapScale(state)
  return animateTo(state, clampTransform(state, zoomAt(state.transform, scale, origin)))
}

function click(state: Gestures, contact: PointerContact, time: number): Gestures {
  const { goal, origin } = contact
  const { x, y } = origin
  const home = animateTo(state, goal)
  // This is the second click of a double click. The first has already zoomed.
  if (followsTap(contact)) return home
  if (!isOnPicture(state, origin.transform, { x: x - origin.shift, y: y - origin.pull }))
    return { ...home, phase: 'exit', command: 'close' }
  return { ...toggle(state, contact), tap: { x, y, time } }
}

/** A press that did not move. A mouse needs one click to zoom, a finger two taps. */
function tap(state: Gestures, contact: PointerContact, time: number): Gestures {
  const { kind, goal, since, origin } = contact
  const { x, y } = origin
  if (kind === 'mouse') return click(state, contact, time)
  if (time - since > TAP.hold) return animateTo(state, goal)
  if (!followsTap(contact)) return { ...animateTo(state, goal), tap: { x, y, time } }
  return toggle(state, contact)
}

function changePhoto(home: Gestures, shift: number): Gestures {
  const command = shift < 0 ? 'next' : 'previous'
  return { ...home, phase: 'exit', shift: Math.sign(shift) * slideDistance(home.viewport), command }
}

function endPan(state: Gestures, contact: PointerContact, speed: Vector): Gestures {
  const { transform, shift, viewport } = state
  const centroid = centroidOf(contact.fingers)
  if (shift === 0) {
    const glided = moveBy(transform, speed.x * MOMENTUM, speed.y * MOMENTUM)
    return animateTo(state, restingTransform(state, glided, centroid))
  }
  const home = animateTo(state, restingTransform(state, transform, centroid))
  const { x, y } = movementOf(contact)
  const isFromEdge =
    contact.origin.transform.x * Math.sign(shift) >= panRange(state, transform.scale).x - 1 &&
    Math.abs(x) >= Math.abs(y)
  // A pan that starts inside the picture must pass the edge further to change the photograph.
  const isFar = isFromEdge || Math.abs(shift) >= viewport.width * SWIPE.across
  return isFar && isDeliberate(shift, speed.x, SWIPE.distance) ? changePhoto(home, shift) : home
}

/** The state after the last finger of a contact was lifted. */
export function endContact(state: Gestures, contact: PointerContact, time: number): Gestures {
  const { phase, pull, first, last } = state
  const movement = movementOf(contact)
  const speed = velocityOf(contact, time)
  const home = animateTo(state, contact.goal)

  if (phase === 'press') return tap(state, contact, time)
  if (phase === 'pan') return endPan(state, contact, speed)
  if (phase === 'zoom')
    return animateTo(state, restingTransform(state, state.transform, contact.origin))
  if (phase === 'pull') {
    return isDeliberate(pull, speed.y, PULL.distance)
      ? { ...home, phase: 'exit', pull, command: 'close' }
      : home
  }
  const isNext = movement.x < 0
  if ((isNext ? last : first) || !isDeliberate(movement.x, speed.x, SWIPE.distance)) return home
  return changePhoto(home, movement.x)
}
