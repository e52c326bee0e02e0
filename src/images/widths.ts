export const SMALLER_WIDTHS = [480, 960] as const // px

export const LONGEST_SIDE = 1600 // px
