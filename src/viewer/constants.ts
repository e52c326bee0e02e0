/* Numbers of the viewer, with unit and origin. Those of its gestures stand in gestures/constants. */

/** How far a key pans: shares of the viewport's side, by `arrow` and by `page`. Ours. */
export const PAN = { arrow: 0.2, page: 0.9 } as const

/** ms that a photograph of the slideshow stays · asks again whether the next has come · gives up waiting. Ours. */
export const SLIDESHOW = { each: 5000, again: 250, patience: 10_000 } as const

/**
 * Changes of the address that may follow each other at once, and ms until one more may. Safari
 * refuses more than 100 in 30 s and throws; Chrome drops those above 200 in 10 s.
 */
export const ADDRESS = { burst: 30, each: 500 } as const

/** Segments of the scale at most. Design. */
export const SEGMENTS = 24
