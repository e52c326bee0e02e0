/** px; of a photo that says no others. */
export const SMALLER_WIDTHS = [480, 960] as const

/**
 * px; files from here on, and the largest, are made for the viewer: they weigh three times the next smaller one.
 * Such a width of a recipe bounds the longer side, as the viewer's window does.
 */
export const VIEWER_FROM = 1600
