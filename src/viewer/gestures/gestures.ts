import { FIT, type Geometry, type Vector, type Viewport, type Transform } from './geometry'

/**
 * - `rest`: nothing happens
 * - `press`: a pointer is down and has not moved far enough for a gesture
 * - `swipe`: along the strip of photographs · `pull`: up or down, to close
 * - `pan`: one finger moves the enlarged picture · `pinch`: two fingers
 * - `zoom`: one finger zooms after a tap
 * - `animate`: the picture moves to its goal by itself
 * - `exit`: a command was sent; the picture leaves until another is shown
 */
export type Phase =
  'rest' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch' | 'zoom' | 'animate' | 'exit'

export type GestureCommand = 'next' | 'previous' | 'close'

/** `transform`: within the strip. `shift` (sideways) and `pull` (down) move the strip, px. */
export type PicturePlacement = { transform: Transform; shift: number; pull: number }

export type Photograph = Omit<Geometry, 'viewport'> & { first: boolean; last: boolean }

export type PointerKind = 'touch' | 'mouse' | 'pen'

export type Finger = Vector & { id: number }

/** A contact lasts from the first finger down to the last finger up. */
export type PointerContact = {
  kind: PointerKind
  fingers: readonly Finger[]
  /** The centre and distance of the fingers, and the picture's position, when the phase or press began. */
  origin: Vector & { spread: number } & PicturePlacement
  /** The transform to return to if the contact has no effect. */
  goal: Transform
  /** The time at which the contact began, ms. */
  since: number
  tap: Tap | null
  /** The contact has had two fingers, so it cannot change the photograph. */
  isPinch: boolean
  /** Two fingers hold a picture that has not been enlarged: pinching in closes the viewer. */
  mayClose: boolean
  trail: readonly (Vector & { time: number })[]
}

type Tap = Vector & { time: number }

/**
 * Immutable. Draw the picture at `transform` and the strip moved by `shift` and `pull`. `fade`: how far the
 * backdrop has faded, 0 to 1. In `animate` and `exit` these are goals. `command` is set for one state only.
 */
export type Gestures = PicturePlacement &
  Photograph & {
    phase: Phase
    fade: number
    command: GestureCommand | null
    viewport: Viewport
    contact: PointerContact | null
    /** Ids of ignored fingers. While one of them is down, no contact begins. */
    ignored: readonly number[]
    tap: Tap | null
    scroll: Scroll | null
  }

/**
 * A trackpad's movement. `time`: its last event, ms. `swept`: px that count towards the next step. The others
 * are the fastest event since the last step and the slowest after that, px. `peak` is 0 before the first.
 */
export type Scroll = {
  time: number
  means: 'zoom' | 'pan' | 'step'
  swept: number
  peak: number
  ebb: number
}

/** In CSS px of the window and ms. Each `down` is followed by an `up` or a `cancel`. */
type Pointer = { id: number; x: number; y: number; time: number }

/**
 * `down`: `at` is the visible position of a moving picture. Without it, the movement counts as finished.
 * `wheel`: px, positive to the right and down (zooms out). Browsers report a trackpad's pinch with `ctrl`.
 * `zoom` and `pan` come from the keyboard. `pan` is in shares of the viewport's sides.
 */
export type GestureEvent =
  | (Pointer & { type: 'down'; kind: PointerKind; at?: PicturePlacement | undefined })
  | (Pointer & { type: 'move' })
  | (Pointer & { type: 'up' })
  | { type: 'cancel'; id: number }
  | (Vector & {
      type: 'wheel'
      dx: number
      dy: number
      ctrl: boolean
      device: 'mouse' | 'trackpad'
      time: number
    })
  | { type: 'zoom'; by: 1 | -1 | 'reset' | 'toggle' }
  | (Vector & { type: 'pan' })
  | { type: 'resize'; viewport: Viewport }
  | { type: 'animation-end' }
  | { type: 'show'; photograph: Photograph }

export type EventOf<Type extends GestureEvent['type']> = Extract<GestureEvent, { type: Type }>

/** The state of a photograph at rest, whole and centred. */
export const start = (viewport: Viewport, photograph: Photograph): Gestures => ({
  ...photograph,
  phase: 'rest',
  transform: FIT,
  shift: 0,
  pull: 0,
  fade: 0,
  command: null,
  viewport,
  contact: null,
  ignored: [],
  tap: null,
  scroll: null,
})
