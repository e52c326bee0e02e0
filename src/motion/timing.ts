import { DURATIONS, EASINGS, MEDIA } from '../theme'

type Curve = readonly [number, number, number, number]
export type Timing = { duration: number; ease: Curve } // s

const { out: OUT, soft: SOFT, grow: GROW } = EASINGS
const LINEAR: Curve = [0, 0, 1, 1]

export const NAV: Timing = { duration: DURATIONS.state, ease: OUT }
export const CROSS: Timing = { duration: DURATIONS.state, ease: SOFT }
export const MOVE: Timing = { duration: DURATIONS.page, ease: SOFT } // a name moves between label and title
export const OPEN = MOVE // a photograph moves between tile and viewer
export const CLOSE: Timing = { duration: 0.36, ease: SOFT }
export const GROWTH: Timing = { duration: DURATIONS.grow, ease: GROW } // a disc grows into a page, or the page shrinks to it
export const GROWTH_NAME: Timing = { duration: 0.64, ease: GROW }
export const REVEAL: Timing = { duration: 0.08, ease: LINEAR } // the shrunk paper fades out over its disc
export const MENU_LAYERS = { duration: 0.64, apart: 0.07, ease: GROW }
export const MENU_LAYERS_CLOSE: Timing = { duration: 0.36, ease: GROW }
export const LINKS = { duration: 0.48, delay: 0.47, apart: 0.045, rise: 28, ease: OUT } // menu links; px
export const REDUCED = { duration: DURATIONS.reduced, ease: 'linear' } as const
export const APPEAR = DURATIONS.appear // s, without view transitions

export const cubicBezier = (curve: Curve) => `cubic-bezier(${curve.join()})`

export const prefersReducedMotion = () => window.matchMedia(MEDIA.reducedMotion).matches
