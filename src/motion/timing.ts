/** A cubic Bézier curve, as CSS has its four numbers. */
export type Curve = readonly [number, number, number, number]
/** s */
export type Timing = { duration: number; ease: Curve }

/** DESIGN section 6. */
const OUT: Curve = [0.16, 1, 0.3, 1]
const SOFT: Curve = [0.2, 0, 0, 1]
const GROW: Curve = [0.62, 0, 0.18, 1]
const LINEAR: Curve = [0, 0, 1, 1]

/** The navigation bar, away and back. */
export const NAV: Timing = { duration: 0.3, ease: OUT }
/** The cairn, to a cross and back. */
export const CROSS: Timing = { duration: 0.3, ease: SOFT }
/** A name from its label to the title, or back. */
export const MOVE: Timing = { duration: 0.48, ease: SOFT }
/** A photograph into the viewer, and back to its tile. */
export const OPEN = MOVE
export const CLOSE: Timing = { duration: 0.36, ease: SOFT }
/** A disc that becomes the page, or the other way round, and its name, which lands a little later. */
export const GROWTH: Timing = { duration: 0.56, ease: GROW }
export const GROWTH_NAME: Timing = { duration: 0.64, ease: GROW }
/** The disc under the paper that has shrunk to it, until its name has landed. */
export const REVEAL: Timing = { duration: 0.08, ease: LINEAR }
/**
 * The ground of the menu on its way in, layer after layer: the first four fifths of 0.64 s of `GROW`.
 * By then a layer has that share of its size and covers every window; what follows would be drawn for
 * nobody.
 */
export const STRATA = {
  duration: 0.512,
  apart: 0.07,
  ease: [0.7021, 0, 0.3168, 0.8416] as Curve,
  share: 0.9751,
}
/** And on its way out. */
export const STRATA_CLOSE: Timing = { duration: 0.36, ease: GROW }
/** Its links, one after the other. px. */
export const LINKS = { duration: 0.48, delay: 0.47, apart: 0.045, rise: 28, ease: OUT }
/** What stands for any of these where less motion is wanted. */
export const CALM = { duration: 0.12, ease: 'linear' } as const
/** A page, in a browser that cannot show two at once. s */
export const APPEAR = 0.32

export const curve = (points: Curve) => `cubic-bezier(${points.join()})`

/** Whether the visitor asks for less motion, just now. */
export const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
