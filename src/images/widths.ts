/** px; the widths at which the site publishes a photo, besides its own. */
export const SMALLER_WIDTHS = [480, 960] as const

/** px; bounds the longer side of what the site publishes. */
export const LONGEST_SIDE = 1600
