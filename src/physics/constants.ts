/**
 * `lasts`: s. `damping`: friction, as the share of its velocity that a disc keeps per 1/60 s. A lower
 * value stops discs sooner.
 * `maxSpeed`: px/s. `restitution`: the share of its speed that a disc keeps in a bounce.
 */
export const LAUNCH = { lasts: 2, damping: 0.99, maxSpeed: 5000, restitution: 0.9 } as const
export const SETTLED = { damping: 0.96, maxSpeed: 300, restitution: 0.5 } as const

export const DAMPING_RATE = 60 // Hz, the frame rate to which `damping` refers
export const NARROW = { size: 85, repulsionRadius: 200 } as const // px, in a narrow window
export const WIDE = { size: 175, repulsionRadius: 400 } as const

/** `ring`: a share of the container's smaller side. Speeds in px/s. */
export const START = { ring: 0.22, slowest: 3000, fastest: 3300 } as const

/** If discs fit only beside the name, almost no launch ends there, so fewer are tried. */
export const LAUNCH_TRIALS = { usual: 64, besideOnly: 16 } as const

export const NAME_MARGIN = 4 // px; the end of a run differs by up to 2 px between frame rates
export const LONGEST_RUN = 5 // s from launch to rest, without the pointer; too short if SETTLED.damping is 0.974 or more
export const POINTER_PUSH = 2000 // px/s² at the pointer, 0 at `repulsionRadius`
export const WALL_MARGIN = 8 // px between a disc and the container's edge
export const STOP_SPEED = 2.5 // px/s; a slower disc stops
export const LONGEST_STEP = 1 / 30 // s, even if a frame is late
export const SUBSTEP = 1 / 120 // s; the pointer's push is recomputed at least this often
export const STUCK = { within: 0.5, after: 0.4 } as const // px, s; a disc that stays within stops, even if it is pushed

export const MAX_COLLISIONS = 50 // per body and substep; a body with this many is jammed and stops
export const ALLOWED_OVERLAP = 0.01 // px; invisible, so not corrected
export const SEPARATION_ROUNDS = 60 // rounds of pushing bodies apart before they are relocated
export const CROWDED_SPACING = 0.9 // a share of the widest spacing, used if the discs do not fit
