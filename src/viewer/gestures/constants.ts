/*
 * Every number of the viewer's gestures, with unit and origin.
 * 'Design' is the viewer's part of the design sheet; 'Ours' was chosen by feel on phones.
 */

/** A contact that stays within this of where it began is a tap, px. Ours. */
export const TAP_SLOP = 8

/**
 * `distance` px of finger that change the photograph · `gap` px between neighbours · `across` share of
 * the viewport that an enlarged picture goes past its edge, from elsewhere, to change it. Design, ours.
 */
export const SWIPE = { distance: 60, gap: 24, across: 1 / 3 } as const

/** `distance` px of finger, down or up, that close · `fadesOver` share of the viewport's height. Ours. */
export const PULL = { distance: 100, fadesOver: 0.5 } as const

/** Pinched in: `closes` scale, let go below it, that closes · `fadesOver` of scale. Ours. */
export const PINCH = { closes: 0.75, fadesOver: 0.6 } as const

/** A finger this fast when lifted means it, px/ms, over the last `window` ms. Ours. */
export const FLICK = { speed: 0.4, window: 100 } as const

/** `pause` ms and `reach` px between two taps that belong together · `hold` ms, a longer one is none. */
export const TAP = { pause: 300, reach: 30, hold: 500 } as const

/**
 * How far the picture zooms, 1 being the whole picture in the viewport. Ours.
 *
 * `least` that a picture can be enlarged to, however few its pixels · `tap` scale of a double tap ·
 * `key` factor of a key · `snap` scale, let go below it, that becomes 1 ·
 * `wheel`, `trackpad`, `finger` growth of the scale's logarithm per px of wheel, of wheel with ctrl,
 * and of a finger that is drawn down after a tap.
 */
export const ZOOM = {
  least: 2,
  tap: 2.5,
  key: 1.5,
  snap: 1.1,
  wheel: 0.002,
  trackpad: 0.01,
  finger: 0.008,
} as const

/** Turns of a trackpad this close to each other, ms, are one movement, and mean one thing. Ours. */
export const WHEEL_PAUSE = 200

/**
 * A trackpad goes on telling of a sweep that has ended. It is pushed anew once it is `surge` times as fast as
 * it was since, and `least` px an event. Ours.
 */
export const SWEEP = { surge: 2, least: 10 } as const

/**
 * What gives beyond a limit: `resistance` share of the movement followed at first · `scale` how far the
 * scale's logarithm ever gets beyond its limits. For lengths that is the viewport's own side. Ours.
 */
export const RUBBER_BAND = { resistance: 0.55, scale: 0.5 } as const

/** A picture let go while it is panned moves on as far as it would at its speed in this, ms. Ours. */
export const MOMENTUM = 200

/** However many pixels a picture has, this is as far as it is enlarged. Ours. */
export const MAX_SCALE = 8
