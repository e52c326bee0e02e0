import { DURATIONS, EASINGS, MEDIA } from '../theme'

/** A cubic Bézier curve, as CSS has its four numbers. */
type Curve = readonly [number, number, number, number]
/** s */
export type Timing = { duration: number; ease: Curve }

const { out: OUT, soft: SOFT, grow: GROW } = EASINGS
const LINEAR: Curve = [0, 0, 1, 1]

/** The navigation bar, away and back. */
export const NAV: Timing = { duration: DURATIONS.state, ease: OUT }
/** The button's lines, to a cross and back. */
export const CROSS: Timing = { duration: DURATIONS.state, ease: SOFT }
/** A name from its label to the title, or back. */
export const MOVE: Timing = { duration: DURATIONS.page, ease: SOFT }
/** A photograph into the viewer, and back to its tile. */
export const OPEN = MOVE
export const CLOSE: Timing = { duration: 0.36, ease: SOFT }
/** A disc that becomes the page, or the other way round, and its name, which lands a little later. */
export const GROWTH: Timing = { duration: DURATIONS.grow, ease: GROW }
export const GROWTH_NAME: Timing = { duration: 0.64, ease: GROW }
/** The disc under the paper that has shrunk to it, until its name has landed. */
export const REVEAL: Timing = { duration: 0.08, ease: LINEAR }
/** The menu's ground grows, layer after layer. */
export const MENU_LAYERS = { duration: 0.64, apart: 0.07, ease: GROW }
/** And shrinks. */
export const MENU_LAYERS_CLOSE: Timing = { duration: 0.36, ease: GROW }
/** Its links, one after the other. px. */
export const LINKS = { duration: 0.48, delay: 0.47, apart: 0.045, rise: 28, ease: OUT }
/** What stands for any of these where less motion is wanted. */
export const REDUCED = { duration: DURATIONS.reduced, ease: 'linear' } as const
/** A page, in a browser that cannot show two at once. s */
export const APPEAR = DURATIONS.appear

/** A curve as CSS writes it. */
export const cubicBezier = (curve: Curve) => `cubic-bezier(${curve.join()})`

/** Whether the visitor asks for less motion, just now. */
export const prefersReducedMotion = () => window.matchMedia(MEDIA.reducedMotion).matches
