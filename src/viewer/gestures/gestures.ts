import { FIT, type Geometry, type Vector, type Viewport, type Transform } from './geometry'

/**
 * - `rest`: nothing happens
 * - `press`: a pointer is down and has not moved enough to mean anything
 * - `swipe`: along the strip of photographs · `pull`: up or down, to close
 * - `pan`: one finger moves the enlarged picture · `pinch`: two fingers
 * - `zoom`: one finger zooms after a tap
 * - `animate`: the picture moves to its place by itself
 * - `exit`: a command was sent; the picture leaves until another is shown
 */
export type Phase =
  'rest' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch' | 'zoom' | 'animate' | 'exit'

export type GestureCommand = 'next' | 'previous' | 'close'

/** `transform` within the strip, which is moved by `shift` (sideways) and `pull` (down), px. */
export type PicturePlacement = { transform: Transform; shift: number; pull: number }

export type Photograph = Omit<Geometry, 'viewport'> & { first: boolean; last: boolean }

export type PointerKind = 'touch' | 'mouse' | 'pen'

export type Finger = Vector & { id: number }

/** From the first finger down to the last one up. */
export type PointerContact = {
  kind: PointerKind
  fingers: readonly Finger[]
  /** The fingers' centre and distance, and the picture, when this phase or its press began. */
  origin: Vector & { spread: number } & PicturePlacement
  /** The transform to return to if the contact does nothing. */
  goal: Transform
  /** ms. */
  since: number
  tap: Tap | null
  /** There were two fingers, so it no longer changes the photograph. */
  isPinch: boolean
  /** Two fingers hold a picture that was never enlarged: pinching in closes the viewer. */
  mayClose: boolean
  trail: readonly (Vector & { time: number })[]
}

type Tap = Vector & { time: number }

/**
 * Never mutated. Draw the picture at `transform`, the strip moved by `shift` and `pull`, and `fade` (0 to 1) of
 * the backdrop gone. In `animate` and `exit` these are goals. `command` lasts for one state.
 */
export type Gestures = PicturePlacement &
  Photograph & {
    phase: Phase
    fade: number
    command: GestureCommand | null
    viewport: Viewport
    contact: PointerContact | null
    /** Ids of fingers without meaning. While any is down, no contact begins. */
    ignored: readonly number[]
    tap: Tap | null
    scroll: Scroll | null
  }

/**
 * A trackpad's movement; `time` of its last event, ms. `swept` px count towards the next step. Since the last
 * step: the fastest event and the slowest after that, px; `peak` is 0 before the first.
 */
export type Scroll = {
  time: number
  means: 'zoom' | 'pan' | 'step'
  swept: number
  peak: number
  ebb: number
}

/** CSS px of the window, ms. Each `down` has its `up` or its `cancel`. */
type Pointer = { id: number; x: number; y: number; time: number }

/**
 * `down`: `at` is where a moving picture is seen; without it the movement counts as finished.
 * `wheel`: px, positive rightwards and downwards (zooming out); browsers report a trackpad's pinch as
 * `ctrl`. `zoom` and `pan` come from the keyboard, `pan` in shares of the viewport's sides.
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

/** A photograph at rest, whole and centred. */
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
