/** Shares of the viewport's side that an arrow key and a Page key pan. */
export const PAN = { arrow: 0.2, page: 0.9 } as const

/** ms: `each` photograph stays, `again` polls whether the next has loaded, `patience` gives up. */
export const SLIDESHOW = { each: 5000, again: 250, patience: 10_000 } as const

/** `burst` address changes at once, then one per `each` ms. Safari throws above 100 in 30 s; Chrome drops 200 in 10 s. */
export const ADDRESS = { burst: 30, each: 500 } as const

/** The ratio, width over height, from which a picture is as wide as the window, and links stand below it. */
export const PANORAMA = 2.5

/** The most segments of the scale. */
export const SEGMENTS = 24
