/** px. The smaller widths of a photo whose album file lists none. */
export const SMALLER_WIDTHS = [480, 960] as const

/**
 * px. Files of this width or more, and the largest one, are for the viewer: they have three times the bytes
 * of the next smaller one. In a recipe, such a width limits the longer side, as the viewer's window does.
 */
export const VIEWER_FROM = 1600
