import { PINCH, PULL, ZOOM } from './constants'
import { animateTo, cancelContact, restingTransform } from './endContact'
import {
  CENTRE,
  clamp,
  clampTransform,
  containedSize,
  FIT,
  largestScale,
  moveBy,
  slideDistance,
  tapScale,
  toViewport,
  zoomAt,
  type Viewport,
} from './geometry'
import { start, type EventOf, type GestureEvent, type Gestures, type Photograph } from './gestures'
import { scrollOf, sweep } from './sweep'
import { pointerCancel, pointerDown, pointerMove, pointerUp } from './reducePointer'

function wheel(before: Gestures, event: EventOf<'wheel'>): Gestures {
  const { x, y, dx, dy, ctrl, device } = event
  const { transform, viewport } = before
  let state = before
  if (device === 'trackpad' && !ctrl) {
    const scroll = scrollOf(before, event)
    state = { ...before, scroll }
    if (scroll.means === 'step') return sweep(state, scroll, dx)
    if (scroll.means === 'pan')
      return { ...state, transform: clampTransform(state, moveBy(transform, -dx, -dy)) }
  }
  if (Math.abs(dx) > Math.abs(dy)) return state
  const wanted = transform.scale * Math.exp(-dy * (ctrl ? ZOOM.trackpad : ZOOM.wheel))
  // Snaps only when zooming out: otherwise small steps of a trackpad would never leave scale 1.
  const scale = dy > 0 && wanted < ZOOM.snap ? 1 : Math.min(wanted, largestScale(state))
  return {
    ...state,
    transform: clampTransform(state, zoomAt(transform, scale, toViewport(viewport, { x, y }))),
  }
}

function zoom(state: Gestures, by: EventOf<'zoom'>['by']): Gestures {
  const { transform } = state
  if (by === 'reset' || (by === 'toggle' && transform.scale > 1)) return animateTo(state, FIT)
  if (by === 'toggle') return animateTo(state, zoomAt(transform, tapScale(state), CENTRE))
  return animateTo(
    state,
    restingTransform(state, zoomAt(transform, transform.scale * ZOOM.key ** by, CENTRE), CENTRE),
  )
}

function pan(state: Gestures, { x, y }: EventOf<'pan'>): Gestures {
  const { transform, viewport } = state
  const panned = moveBy(transform, -x * viewport.width, -y * viewport.height)
  return animateTo(state, clampTransform(state, panned))
}

/** Keeps the centre of the view. Ends a contact, because its positions are no longer valid. */
function resize(before: Gestures, viewport: Viewport): Gestures {
  const { viewport: was, contact } = before
  const state = { ...before, viewport }
  const isAlike = was.width === viewport.width && was.height === viewport.height
  if (isAlike && was.density === viewport.density) return state
  if (state.phase === 'exit')
    return { ...state, shift: Math.sign(state.shift) * slideDistance(viewport) }
  const { transform, ...home } = contact ? cancelContact(state, contact) : state
  const scale = Math.min(transform.scale, largestScale(state))
  const grown =
    (containedSize(state).width / containedSize(before).width) * (scale / transform.scale)
  // `grown` is NaN or infinite for a viewport without a size.
  const centred = { x: transform.x * grown || 0, y: transform.y * grown || 0, scale }
  // The viewport of a panorama is wider. The strip continues to move to the panorama.
  const phase = !contact && state.phase === 'animate' ? 'animate' : 'rest'
  return { ...home, phase, transform: clampTransform(state, centred) }
}

/** Shows another photograph, whole and centred. A moving strip continues to move. */
function show(state: Gestures, photograph: Photograph): Gestures {
  const { ignored, scroll } = animateTo(state, FIT)
  const phase = state.shift === 0 ? 'rest' : 'animate'
  return { ...start(state.viewport, photograph), phase, ignored, scroll }
}

function fadeOf({ pull, viewport, transform, contact, phase }: Gestures): number {
  if (pull !== 0) return Math.min(1, Math.abs(pull) / (viewport.height * PULL.fadesOver))
  const closes = contact?.mayClose || phase === 'exit'
  return closes ? clamp((1 - transform.scale) / PINCH.fadesOver, 0, 1) : 0
}

function answer(state: Gestures, event: GestureEvent): Gestures {
  const isFree = !state.contact && state.phase !== 'exit'
  switch (event.type) {
    case 'down':
      return pointerDown(state, event)
    case 'move':
      return pointerMove(state, event)
    case 'up':
      return pointerUp(state, event)
    case 'cancel':
      return pointerCancel(state, event.id)
    case 'wheel':
      return isFree && (event.dx !== 0 || event.dy !== 0) ? wheel(state, event) : state
    case 'zoom':
      return isFree ? zoom(state, event.by) : state
    case 'pan':
      return isFree && state.transform.scale > 1 ? pan(state, event) : state
    case 'resize':
      return resize(state, event.viewport)
    case 'animation-end':
      return state.phase === 'animate' ? { ...state, phase: 'rest' } : state
    case 'show':
      return show(state, event.photograph)
  }
}

/** The state after an event, or the same state if nothing changes. */
export function reduceGesture(state: Gestures, event: GestureEvent): Gestures {
  const next = answer(state.command ? { ...state, command: null } : state, event)
  const fade = fadeOf(next)
  return fade === next.fade ? next : { ...next, fade }
}
