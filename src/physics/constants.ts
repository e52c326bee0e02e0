/* How the discs move. */

/**
 * `lasts` s; `damping`: the share of its velocity that a disc keeps in 1/60 s, nearer 1 glides longer;
 * `maxSpeed` px/s; `restitution`: the share of its speed that it keeps at a bounce.
 */
export const LAUNCH = { lasts: 2, damping: 0.99, maxSpeed: 5000, restitution: 0.9 } as const
export const SETTLED = { damping: 0.96, maxSpeed: 300, restitution: 0.5 } as const

export const DAMPING_RATE = 60 // Hz, of the frame in `damping`
export const NARROW = { size: 85, repulsionRadius: 200 } as const // px, in a narrow window
export const WIDE = { size: 175, repulsionRadius: 400 } as const

/** `ring` is a share of the container's smaller side; speeds in px/s. */
export const START = { ring: 0.22, slowest: 3000, fastest: 3300 } as const

/** If only the sides of the name are free, almost no launch ends there, so fewer are tried. */
export const LAUNCH_TRIALS = { usual: 64, besideOnly: 16 } as const

export const NAME_MARGIN = 4 // px; at another frame rate a run ends up to 2 px elsewhere
export const LONGEST_RUN = 5 // s from launch to rest, without the pointer; too short if SETTLED keeps 0.974 or more
export const POINTER_PUSH = 2000 // px/s² at the pointer, 0 at `repulsionRadius`
export const WALL_MARGIN = 8 // px between a disc's edge and the container's
export const STOP_SPEED = 2.5 // px/s; a slower disc stops
export const LONGEST_STEP = 1 / 30 // s, however late the frame is
export const SUBSTEP = 1 / 120 // s; the pointer's push is recomputed at least this often
export const STUCK = { within: 0.5, after: 0.4 } as const // px, s: it stops, even if pushed

export const MAX_COLLISIONS = 50 // per body and substep; a body with more is jammed, and stops
export const ALLOWED_OVERLAP = 0.01 // px; invisible, so not corrected
export const SEPARATION_ROUNDS = 60 // rounds of pushing bodies apart before they are relocated
export const CROWDED_SPACING = 0.9 // of the widest spacing, for discs that do not fit
