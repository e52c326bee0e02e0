/* The limits of gestures, tested on phones. */

/** px. A contact that moves no further is a tap. */
export const TAP_SLOP = 8

/** `distance`: px of finger. `gap`: px between photos. `across`: share of the viewport, for pans. */
export const SWIPE = { distance: 60, gap: 24, across: 1 / 3 } as const

/** `distance`: px of finger, up or down, that close. `fadesOver`: share of the viewport's height. */
export const PULL = { distance: 100, fadesOver: 0.5 } as const

/** A pinch that ends below the scale `closes` closes the viewer. `fadesOver`: range of scales. */
export const PINCH = { closes: 0.75, fadesOver: 0.6 } as const

/** A finger lifted at this `speed`, px/ms over the last `window` ms, is a flick. */
export const FLICK = { speed: 0.4, window: 100 } as const

/** Between the taps of a double tap: `pause` ms, `reach` px. `hold`: the longest tap, ms. */
export const TAP = { pause: 300, reach: 30, hold: 500 } as const

/** Scales; 1 is the whole picture in the viewport. */
export const ZOOM = {
  least: 2, // the least limit: every picture can be enlarged this far
  tap: 2.5, // the least scale of a double tap
  blur: 3, // the most that a double tap enlarges a picture's own pixels to fill the viewport
  key: 1.5, // the factor per press
  snap: 1.1, // lower scales become 1
  wheel: 0.002, // growth of the scale's logarithm per px of wheel
  trackpad: 0.01, // the same, for wheel events with ctrl
  finger: 0.008, // the same, for a finger that is dragged after a tap
} as const

/** ms. Wheel events of a trackpad this close together are one movement. */
export const WHEEL_PAUSE = 200

/** Trackpads send events after a sweep. A new sweep is `surge` times as fast, `least` px per event. */
export const SWEEP = { surge: 2, least: 10 } as const

/** Beyond a limit. `resistance`: initial share of the movement. `scale`: most growth of log(scale). */
export const RUBBER_BAND = { resistance: 0.55, scale: 0.5 } as const

/** ms. A released pan glides as far as it would move at its last speed in this time. */
export const MOMENTUM = 200
