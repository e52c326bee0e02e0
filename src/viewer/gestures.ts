import { FIT, type Frame, type Point, type Stage, type View } from './view'

/**
 * What the fingers are at. One value for the whole viewer:
 *
 * - `rest`: nothing; the picture lies in its place
 * - `press`: something is down, and has not moved enough to mean anything
 * - `swipe`: along the strip of photographs · `drop`: downwards, to close
 * - `pan`: the enlarged picture by one finger, and past its edge the strip · `pinch`: by two
 * - `zoom`: enlarging by one finger, after a tap
 * - `settle`: nothing; the picture is on its way to the place that is told
 * - `leave`: a command was given; the picture is on its way out, until another is shown
 */
export type Phase =
  'rest' | 'press' | 'swipe' | 'drop' | 'pan' | 'pinch' | 'zoom' | 'settle' | 'leave'

export type Command = 'next' | 'previous' | 'close'

/** Where the picture is: `view` on its place in the strip, moved by `shift` and `drop`, px. */
export type Pose = { view: View; shift: number; drop: number }

/** A photograph as its frame sees it, and whether it is the album's first or last. */
export type Photograph = Omit<Frame, 'stage'> & { first: boolean; last: boolean }

export type Kind = 'touch' | 'mouse' | 'pen'

export type Finger = Point & { id: number }

/** From the first finger down to the last one up. */
export type Contact = {
  kind: Kind
  fingers: readonly Finger[]
  /** The fingers' centre and distance, and the picture, when this phase began, or its press. */
  origin: Point & { spread: number } & Pose
  /** The view that the picture returns to if nothing comes of the contact. */
  goal: View
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
 * To be drawn: the picture at `view`, moved by `shift` and `drop`; the neighbours `strideOf(stage)`
 * to its sides, moved by `shift`; the backdrop, of which `fade` (0 to 1) is gone. In the phases
 * `settle` and `leave` these are where the picture is to be moved to, in all others where it is.
 * `command` is there once, in the state that follows the finger's lifting.
 */
export type Gestures = Pose &
  Photograph & {
    phase: Phase
    fade: number
    command: Command | null
    stage: Stage
    contact: Contact | null
    /** Fingers that are down but mean nothing more: until they are up, no other begins anything. */
    ignored: readonly number[]
    tap: Tap | null
    /** The trackpad's movement: when it was last told of, ms, and whether it zooms, or pans. */
    scroll: { time: number; zooms: boolean } | null
  }

/** A pointer in CSS px of the window, `time` in ms. Each `down` has its `up` or its `cancel`. */
type Pointer = { id: number; x: number; y: number; time: number }

/**
 * What happens to the viewer.
 *
 * A `down` that interrupts a movement says where the picture is seen `at`; without it the picture
 * is taken to have arrived. `wheel` has `dx` and `dy` in px, positive to the right and downwards, which
 * is zooming out, and `ctrl` for the pinch of a trackpad, which browsers report so; without it the
 * `trackpad` pans what is enlarged. `zoom` and `pan` are the keyboard's, the latter in shares of the
 * stage's sides. `settled` ends a movement, though nothing waits for it. `show` answers a command, or
 * comes from elsewhere.
 */
export type GestureEvent =
  | (Pointer & { type: 'down'; kind: Kind; at?: Pose | undefined })
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
  | { type: 'resize'; stage: Stage }
  | { type: 'settled' }
  | { type: 'show'; photograph: Photograph }

/** The viewer with a photograph at rest, whole and centred. A box without a size shows nothing. */
export const start = (stage: Stage, photograph: Photograph): Gestures => ({
  ...photograph,
  phase: 'rest',
  view: FIT,
  shift: 0,
  drop: 0,
  fade: 0,
  command: null,
  stage,
  contact: null,
  ignored: [],
  tap: null,
  scroll: null,
})
