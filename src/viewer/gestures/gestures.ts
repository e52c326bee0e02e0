import { FIT, type Geometry, type Point, type Viewport, type Transform } from './geometry'

/**
 * What the fingers are at. One value for the whole viewer:
 *
 * - `rest`: nothing; the picture lies in its place
 * - `press`: something is down, and has not moved enough to mean anything
 * - `swipe`: along the strip of photographs · `pull`: down or up, to close
 * - `pan`: the enlarged picture by one finger, and past its edge the strip · `pinch`: by two
 * - `zoom`: enlarging by one finger, after a tap
 * - `animate`: nothing; the picture is on its way to the place that is told
 * - `exit`: a command was given; the picture is on its way out, until another is shown
 */
export type Phase =
  'rest' | 'press' | 'swipe' | 'pull' | 'pan' | 'pinch' | 'zoom' | 'animate' | 'exit'

export type Command = 'next' | 'previous' | 'close'

/** Where the picture is: `transform` on its place in the strip, moved by `shift` and `pull`, px. */
export type Placement = { transform: Transform; shift: number; pull: number }

/** A photograph as its geometry sees it, and whether it is the album's first or last. */
export type Photograph = Omit<Geometry, 'viewport'> & { first: boolean; last: boolean }

export type PointerKind = 'touch' | 'mouse' | 'pen'

export type Finger = Point & { id: number }

/** From the first finger down to the last one up. */
export type Contact = {
  kind: PointerKind
  fingers: readonly Finger[]
  /** The fingers' centre and distance, and the picture, when this phase began, or its press. */
  origin: Point & { spread: number } & Placement
  /** The transform that the picture returns to if nothing comes of the contact. */
  goal: Transform
  /** When it began, ms, and the tap before it. */
  since: number
  tap: Tap | null
  /** There were two fingers: it no longer changes the photograph. */
  isPinch: boolean
  /** Two fingers took hold of a whole picture, and have not enlarged it: pinched in, it closes. */
  mayClose: boolean
  /** Where the fingers' centre was lately, from which comes its speed. */
  trail: readonly (Point & { time: number })[]
}

type Tap = Point & { time: number }

/**
 * All that the viewer knows of its gestures: plain data, never changed in place.
 *
 * To be drawn: the picture at `transform`, moved by `shift` and `pull`; the neighbours `slideDistance(viewport)`
 * to its sides, moved by `shift`; the backdrop, of which `fade` (0 to 1) is gone. In the phases
 * `animate` and `exit` these are where the picture is to be moved to, in all others where it is.
 * `command` is there once, in the state that follows the finger's lifting.
 */
export type Gestures = Placement &
  Photograph & {
    phase: Phase
    fade: number
    command: Command | null
    viewport: Viewport
    contact: Contact | null
    /** Fingers that are down but mean nothing more: until they are up, no other begins anything. */
    ignored: readonly number[]
    tap: Tap | null
    scroll: Scroll | null
  }

/**
 * A trackpad's movement: when it was last told of, ms, and what it means. `step`: sideways over a whole
 * picture, to a neighbour. `swept` px of it that have come to nothing yet; since it has led to a neighbour,
 * the fastest that it was, `peak`, and the slowest after that, `ebb`, px an event; `peak` is 0 before.
 */
export type Scroll = {
  time: number
  means: 'zoom' | 'pan' | 'step'
  swept: number
  peak: number
  ebb: number
}

/** A pointer in CSS px of the window, `time` in ms. Each `down` has its `up` or its `cancel`. */
type Pointer = { id: number; x: number; y: number; time: number }

/**
 * What happens to the viewer.
 *
 * A `down` that interrupts a movement says where the picture is seen `at`; without it the picture
 * is taken to have arrived. `wheel` has `dx` and `dy` in px, positive to the right and downwards, which
 * is zooming out, and `ctrl` for the pinch of a trackpad, which browsers report so; without it the
 * `trackpad` pans what is enlarged, and goes sideways to a neighbour of what is whole. `zoom` and `pan` are the keyboard's, the latter in shares of the
 * viewport's sides. `animation-end` ends a movement, though nothing waits for it. `show` answers a command, or
 * comes from elsewhere.
 */
export type GestureEvent =
  | (Pointer & { type: 'down'; kind: PointerKind; at?: Placement | undefined })
  | (Pointer & { type: 'move' })
  | (Pointer & { type: 'up' })
  | { type: 'cancel'; id: number }
  | (Point & {
      type: 'wheel'
      dx: number
      dy: number
      ctrl: boolean
      device: 'mouse' | 'trackpad'
      time: number
    })
  | { type: 'zoom'; by: 1 | -1 | 'reset' | 'toggle' }
  | (Point & { type: 'pan' })
  | { type: 'resize'; viewport: Viewport }
  | { type: 'animation-end' }
  | { type: 'show'; photograph: Photograph }

/** The event of one type. */
export type EventOf<Type extends GestureEvent['type']> = Extract<GestureEvent, { type: Type }>

/** The viewer with a photograph at rest, whole and centred. A box without a size shows nothing. */
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
