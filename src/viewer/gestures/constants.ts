/* Limits of gestures, tried on phones. */

/** px. A contact that moves no further is a tap. */
export const TAP_SLOP = 8

/** px of finger, px between neighbours, share of the viewport that a pan must pass its edge by. */
export const SWIPE = { distance: 60, gap: 24, across: 1 / 3 } as const

/** `distance` px of finger, up or down, that close · `fadesOver` share of the viewport's height. */
export const PULL = { distance: 100, fadesOver: 0.5 } as const

/** A pinch released below the scale `closes` closes · `fadesOver` of scale. */
export const PINCH = { closes: 0.75, fadesOver: 0.6 } as const

/** A finger lifted at this `speed`, px/ms over the last `window` ms, is a flick. */
export const FLICK = { speed: 0.4, window: 100 } as const

/** `pause` ms and `reach` px between the taps of a double tap · `hold` ms, the longest tap. */
export const TAP = { pause: 300, reach: 30, hold: 500 } as const

/** Scales; 1 is the whole picture in the viewport. */
export const ZOOM = {
  least: 2, // every picture can be enlarged so far
  tap: 2.5, // of a double tap, at least
  blur: 3, // times its own pixels, at most, to fill the viewport by a double tap
  key: 1.5, // factor per press
  snap: 1.1, // lower scales become 1
  wheel: 0.002, // growth of the scale's logarithm per px of wheel
  trackpad: 0.01, // the same, of wheel with ctrl
  finger: 0.008, // the same, of a finger dragged after a tap
} as const

/** ms. Wheel events of a trackpad this close together are one movement. */
export const WHEEL_PAUSE = 200

/** A trackpad still sends events after a sweep. A new push is `surge` times as fast, `least` px per event. */
export const SWEEP = { surge: 2, least: 10 } as const

/** Beyond a limit: share of the movement followed at first, and the most growth of the scale's logarithm. */
export const RUBBER_BAND = { resistance: 0.55, scale: 0.5 } as const

/** ms. A released pan glides as far as it would at its speed in this time. */
export const MOMENTUM = 200
