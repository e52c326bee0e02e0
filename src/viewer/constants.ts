/** The distance that an arrow key or a Page key pans, as a share of the viewport's side. */
export const PAN = { arrow: 0.2, page: 0.9 } as const

/** ms. `each`: per photograph. `again`: between checks that the next has loaded. `patience`: gives up. */
export const SLIDESHOW = { each: 5000, again: 250, patience: 10_000 } as const

/** `burst` address changes, then one per `each` ms. Limits: Safari 100 in 30 s, Chrome 200 in 10 s. */
export const ADDRESS = { burst: 30, each: 500 } as const

/** From this width over height, a picture is as wide as the window, and the links are below it. */
export const PANORAMA = 2.5

/** The greatest number of segments of the scale bar. */
export const SEGMENTS = 24
