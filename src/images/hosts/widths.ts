/** px; what is asked of a host that makes any width: the site's own ladder, and one for zooming in. */
export const LADDER = [480, 960, 1600, 2560]

/** The widths to ask for of a photo of this width: never beyond, and its own at the end. */
export const widthsUpTo = (width: number) => [...LADDER.filter((w) => w < width), width]
