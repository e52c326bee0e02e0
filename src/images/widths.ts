/** px; of a photo that says no others. */
export const SMALLER_WIDTHS = [480, 960] as const
