import { FLICK, PINCH, TAP_SLOP } from './constants'
import { animateTo, cancelContact, endContact } from './endContact'
import { FIT, moveBy, toViewport, type Transform } from './geometry'
import type { PointerContact, EventOf, Gestures, Phase } from './gestures'
import { centroidOf, movementOf, phaseFor, trackPointers } from './trackPointers'

function beginPhase(
  state: Gestures,
  phase: Phase,
  contact: Omit<PointerContact, 'origin' | 'trail'>,
  time: number,
): Gestures {
  const { transform, shift, pull } = state
  const centroid = centroidOf(contact.fingers)
  const origin = { ...centroid, transform, shift, pull }
  return { ...state, phase, contact: { ...contact, origin, trail: [{ ...centroid, time }] } }
}

const stopIgnoring = (state: Gestures, id: number): Gestures => ({
  ...state,
  ignored: state.ignored.filter((ignored) => ignored !== id),
})

const hasPointer = (contact: PointerContact | null, id: number): contact is PointerContact =>
  contact !== null && contact.fingers.some((finger) => finger.id === id)

/** The browser has taken over the pointer, so its contact ends without effect. */
export function pointerCancel(state: Gestures, id: number): Gestures {
  const { contact } = state
  return stopIgnoring(hasPointer(contact, id) ? cancelContact(state, contact) : state, id)
}

/** Adds `shift` and `pull` to the transform, so that the picture stays in place. */
const unshifted = (state: Gestures, transform: Transform): Gestures => ({
  ...state,
  transform: moveBy(transform, state.shift, state.pull),
  shift: 0,
  pull: 0,
})

export function pointerDown(
  before: Gestures,
  { id, x, y, time, kind, at }: EventOf<'down'>,
): Gestures {
  // If a finger comes down twice, the event of its lifting was lost.
  const state = pointerCancel(before, id)
  const { contact, ignored, transform: goal, tap } = state
  const finger = { id, ...toViewport(state.viewport, { x, y }) }
  if (!contact && ignored.length === 0) {
    const { transform, shift, pull } = at ?? state
    const fingers = [finger]
    // A picture that is caught while a pinch closes the viewer returns to its whole size.
    const home = goal.scale < 1 ? FIT : goal
    const begun = { kind, fingers, goal: home, since: time, tap, isPinch: false, mayClose: false }
    return beginPhase({ ...state, transform, shift, pull, tap: null }, 'press', begun, time)
  }
  if (contact?.kind === kind && contact.fingers.length === 1) {
    const fingers = [...contact.fingers, finger]
    const mayClose = contact.isPinch ? contact.mayClose : contact.goal.scale === 1
    const both = { ...contact, fingers, isPinch: true, mayClose }
    return beginPhase(unshifted(state, goal), 'pinch', both, time)
  }
  return { ...state, ignored: [...ignored, id] }
}

export function pointerMove(state: Gestures, { id, x, y, time }: EventOf<'move' | 'up'>): Gestures {
  const { contact: before, viewport } = state
  if (!hasPointer(before, id)) return state
  const fingers = before.fingers.map((finger) =>
    finger.id === id ? { id, ...toViewport(viewport, { x, y }) } : finger,
  )
  const seen = [...before.trail, { ...centroidOf(fingers), time }]
  // Keeps one position from before the time window, because the movement started there.
  const trail = seen.filter((_, n) => (seen[n + 1]?.time ?? time) >= time - FLICK.window)
  const contact = { ...before, fingers, trail }
  const moved = { ...state, contact }
  if (state.phase !== 'press') return trackPointers(moved, contact)
  const movement = movementOf(contact)
  if (Math.hypot(movement.x, movement.y) <= TAP_SLOP) return moved
  const phase = phaseFor(contact, movement)
  if (phase === 'zoom') return beginPhase(unshifted(moved, moved.transform), phase, contact, time)
  return trackPointers({ ...moved, phase }, contact)
}

export function pointerUp(before: Gestures, event: EventOf<'up'>): Gestures {
  const state = pointerMove(before, event)
  const { contact } = state
  if (!hasPointer(contact, event.id)) return stopIgnoring(state, event.id)
  const { transform, phase } = state
  if (phase === 'pinch' && contact.mayClose && transform.scale < PINCH.closes)
    return stopIgnoring(
      { ...animateTo(state, transform), phase: 'exit', command: 'close' },
      event.id,
    )
  const fingers = contact.fingers.filter(({ id }) => id !== event.id)
  // The remaining finger of a pinch pans, and cannot change the photograph.
  if (fingers.length > 0) return beginPhase(state, 'pan', { ...contact, fingers }, event.time)
  return stopIgnoring(endContact(state, contact, event.time), event.id)
}
