import { DROP, FLICK, PINCH, SCROLL, SLOP, ZOOM } from './constants'
import { follow, gripOf, intentOf, travelOf } from './follow'
import {
  type Contact,
  type GestureEvent,
  type Gestures,
  type Phase,
  type Photograph,
  start,
} from './gestures'
import { giveUp, release, restOf, settle } from './release'
import {
  CENTRE,
  clamp,
  contain,
  cover,
  FIT,
  largestScale,
  pointOn,
  type Stage,
  strideOf,
  type View,
  zoomAt,
} from './view'

type Of<Type extends GestureEvent['type']> = Extract<GestureEvent, { type: Type }>

/** Begins a phase with the fingers and the picture where they are. */
function hold(
  state: Gestures,
  phase: Phase,
  contact: Omit<Contact, 'origin' | 'trail'>,
  time: number,
): Gestures {
  const { view, shift, drop } = state
  const grip = gripOf(contact.fingers)
  const origin = { ...grip, view, shift, drop }
  return { ...state, phase, contact: { ...contact, origin, trail: [{ ...grip, time }] } }
}

const forget = (state: Gestures, id: number): Gestures => ({
  ...state,
  ignored: state.ignored.filter((ignored) => ignored !== id),
})

const holds = (contact: Contact | null, id: number): contact is Contact =>
  contact !== null && contact.fingers.some((finger) => finger.id === id)

function cancel(state: Gestures, id: number): Gestures {
  const { contact } = state
  return forget(holds(contact, id) ? giveUp(state, contact) : state, id)
}

/** The strip and the backdrop go back; the picture stays where it is. */
const unshifted = (state: Gestures, view: View): Gestures => ({
  ...state,
  view: { ...view, x: view.x + state.shift, y: view.y + state.drop },
  shift: 0,
  drop: 0,
})

function press(before: Gestures, { id, x, y, time, kind, at }: Of<'down'>): Gestures {
  // A finger that comes down twice was lifted unseen.
  const state = cancel(before, id)
  const { contact, ignored, view: goal, tap } = state
  const finger = { id, ...pointOn(state.stage, { x, y }) }
  if (!contact && ignored.length === 0) {
    const { view, shift, drop } = at ?? state
    const fingers = [finger]
    // What was pinched in to close, and is still there, comes back whole.
    const home = goal.scale < 1 ? FIT : goal
    const begun = { kind, fingers, goal: home, since: time, tap, isPinch: false, mayClose: false }
    return hold({ ...state, view, shift, drop, tap: null }, 'press', begun, time)
  }
  if (contact?.kind === kind && contact.fingers.length === 1) {
    const fingers = [...contact.fingers, finger]
    const mayClose = contact.isPinch ? contact.mayClose : contact.goal.scale === 1
    const both = { ...contact, fingers, isPinch: true, mayClose }
    return hold(unshifted(state, goal), 'pinch', both, time)
  }
  return { ...state, ignored: [...ignored, id] }
}

function move(state: Gestures, { id, x, y, time }: Of<'move' | 'up'>): Gestures {
  const { contact: before, stage } = state
  if (!holds(before, id)) return state
  const fingers = before.fingers.map((finger) =>
    finger.id === id ? { id, ...pointOn(stage, { x, y }) } : finger,
  )
  const seen = [...before.trail, { ...gripOf(fingers), time }]
  // The last place before the window belongs to it: the finger came from there.
  const trail = seen.filter((_, n) => (seen[n + 1]?.time ?? time) >= time - FLICK.window)
  const contact = { ...before, fingers, trail }
  const moved = { ...state, contact }
  if (state.phase !== 'press') return follow(moved, contact)
  const travel = travelOf(contact)
  if (Math.hypot(travel.x, travel.y) <= SLOP) return moved
  const phase = intentOf(contact, travel)
  if (phase === 'zoom') return hold(unshifted(moved, moved.view), phase, contact, time)
  return phase ? follow({ ...moved, phase }, contact) : settle(moved, contact.goal)
}

function lift(before: Gestures, event: Of<'up'>): Gestures {
  const state = move(before, event)
  const { contact } = state
  if (!holds(contact, event.id)) return forget(state, event.id)
  const { view, phase } = state
  if (phase === 'pinch' && contact.mayClose && view.scale < PINCH.closes)
    return forget({ ...settle(state, view), phase: 'leave', command: 'close' }, event.id)
  const fingers = contact.fingers.filter(({ id }) => id !== event.id)
  // One finger left of a pinch pans: it can no longer change the photograph.
  if (fingers.length > 0) return hold(state, 'pan', { ...contact, fingers }, event.time)
  return forget(release(state, contact, event.time), event.id)
}

function spin(before: Gestures, event: Of<'wheel'>): Gestures {
  const { x, y, dx, dy, ctrl, device, time } = event
  const { view, stage } = before
  let state = before
  if (device === 'trackpad' && !ctrl) {
    const { scroll } = before
    const goesOn = scroll && time - scroll.time <= SCROLL
    const zooms = goesOn ? scroll.zooms : view.scale === 1
    state = { ...before, scroll: { time, zooms } }
    if (!zooms) return { ...state, view: cover(state, { ...view, x: view.x - dx, y: view.y - dy }) }
  }
  // Sideways a whole picture has nowhere to go.
  if (Math.abs(dx) > Math.abs(dy)) return state
  const wanted = view.scale * Math.exp(-dy * (ctrl ? ZOOM.trackpad : ZOOM.wheel))
  // Only outwards, or the small steps of a trackpad would never get away from 1.
  const scale = dy > 0 && wanted < ZOOM.snap ? 1 : Math.min(wanted, largestScale(state))
  return { ...state, view: cover(state, zoomAt(view, scale, pointOn(stage, { x, y }))) }
}

function zoom(state: Gestures, by: Of<'zoom'>['by']): Gestures {
  const { view } = state
  if (by === 'reset' || (by === 'toggle' && view.scale > 1)) return settle(state, FIT)
  if (by === 'toggle') return settle(state, restOf(state, zoomAt(view, ZOOM.tap, CENTRE), CENTRE))
  return settle(state, restOf(state, zoomAt(view, view.scale * ZOOM.key ** by, CENTRE), CENTRE))
}

function pan(state: Gestures, { x, y }: Of<'pan'>): Gestures {
  const { view, stage } = state
  const panned = { ...view, x: view.x - x * stage.width, y: view.y - y * stage.height }
  return settle(state, cover(state, panned))
}

/** Keeps what lies in the centre there. A contact ends: its fingers are no longer where they were. */
function resize(before: Gestures, stage: Stage): Gestures {
  const { stage: was, contact } = before
  const state = { ...before, stage }
  const isAlike = was.width === stage.width && was.height === stage.height
  if (isAlike && was.density === stage.density) return state
  if (state.phase === 'leave') return { ...state, shift: Math.sign(state.shift) * strideOf(stage) }
  const { view, ...home } = contact ? giveUp(state, contact) : state
  const scale = Math.min(view.scale, largestScale(state))
  const grown = (contain(state).width / contain(before).width) * (scale / view.scale)
  // From or to a stage without a size there is no saying how much it grew.
  const centred = { x: view.x * grown || 0, y: view.y * grown || 0, scale }
  return { ...home, phase: 'rest', view: cover(state, centred) }
}

/** Another photograph, whole and centred. A strip that was moving moves on, to the new one's place. */
function show(state: Gestures, photograph: Photograph): Gestures {
  const { ignored } = settle(state, FIT)
  const phase = state.shift === 0 ? 'rest' : 'settle'
  return { ...start(state.stage, photograph), phase, ignored }
}

/** How much of the backdrop is gone, 0 to 1. */
function fadeOf({ drop, stage, view, contact, phase }: Gestures): number {
  if (drop > 0) return Math.min(1, drop / (stage.height * DROP.fadesOver))
  const closes = contact?.mayClose || phase === 'leave'
  return closes ? clamp((1 - view.scale) / PINCH.fadesOver, 0, 1) : 0
}

function answer(state: Gestures, event: GestureEvent): Gestures {
  const isFree = !state.contact && state.phase !== 'leave'
  switch (event.type) {
    case 'down':
      return press(state, event)
    case 'move':
      return move(state, event)
    case 'up':
      return lift(state, event)
    case 'cancel':
      return cancel(state, event.id)
    case 'wheel':
      return isFree && (event.dx !== 0 || event.dy !== 0) ? spin(state, event) : state
    case 'zoom':
      return isFree ? zoom(state, event.by) : state
    case 'pan':
      return isFree && state.view.scale > 1 ? pan(state, event) : state
    case 'resize':
      return resize(state, event.stage)
    case 'settled':
      return state.phase === 'settle' ? { ...state, phase: 'rest' } : state
    case 'show':
      return show(state, event.photograph)
  }
}

/** The viewer after `event`: a new state, or the same one where the event says nothing to it. */
export function reduce(state: Gestures, event: GestureEvent): Gestures {
  const next = answer(state.command ? { ...state, command: null } : state, event)
  const fade = fadeOf(next)
  return fade === next.fade ? next : { ...next, fade }
}
