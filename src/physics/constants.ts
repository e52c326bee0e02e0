/*
 * Every number of the floating links, with unit and origin.
 * 'Section 9' is 'Business constants and limits' of the specification; R11 is the ruling on the
 * links' body.
 */

/**
 * How the links move in their first moments, and afterwards.
 *
 * `lasts` s · `damping` share of the velocity kept per 1/60 s · `maxSpeed` px/s ·
 * `restitution` share of the approach speed kept by a bounce. Section 9, R11.
 */
export const LAUNCH = { lasts: 2, damping: 0.99, maxSpeed: 5000, restitution: 0.9 } as const
export const SETTLED = { damping: 0.96, maxSpeed: 300, restitution: 0.5 } as const

/** Damping is quoted per frame of a 60 Hz screen. Hz. R11. */
export const DAMPING_RATE = 60

/** In a narrow window (theme) and a wider one: `size` px · `repulsionRadius` px. Section 9. */
export const NARROW = { size: 85, repulsionRadius: 200 } as const
export const WIDE = { size: 175, repulsionRadius: 400 } as const

/** `ring` share of the container's smaller side · speeds in px/s. Section 9. */
export const START = { ring: 0.22, slowest: 3000, fastest: 3300 } as const

/**
 * Of so many random launches one is taken that ends clear of the name: of fewer where there is room
 * only to the left and right of it, for hardly any ends there. Ours; R26 says 'several'.
 */
export const LAUNCH_TRIALS = { usual: 64, besideOnly: 16 } as const

/** Kept free between a link at rest and the name, px. Ours: frame rates end runs 2 px apart. */
export const NAME_MARGIN = 4

/** Without the pointer every run is at rest so soon, s. R11. */
export const LONGEST_RUN = 5

/** The pointer's push on a link right under it, px/s²; it falls to 0 at `repulsionRadius`. Section 9, R11. */
export const POINTER_PUSH = 2000

/** Kept free between a link's far edge and the container's edge, px. R11. */
export const WALL_MARGIN = 8

/** A slower link stands still, px/s. Section 9. */
export const STOP_SPEED = 2.5

/** However late a frame is, a step is no longer than this, s. Section 9. */
export const LONGEST_STEP = 1 / 30

/** The pointer's push is taken anew at least this often, s. Ours: one frame of a 120 Hz screen. */
export const SUBSTEP = 1 / 120

/** A body that stays `within` px for `after` s is stuck, and stands, though pushed. Ours. */
export const STUCK = { within: 0.5, after: 0.4 } as const

/** A body that collides this often within one substep is jammed, and stands. Ours. */
export const MAX_COLLISIONS = 50

/** Overlap that nobody can see, px: nothing is pushed apart for it. Ours; R11 is held to 0.5. */
export const ALLOWED_OVERLAP = 0.01

/** Rounds of pushing overlapping bodies apart before they are relocated. Ours. */
export const SEPARATION_ROUNDS = 60

/** Links too large for their container keep this share of the widest spacing there is. Ours. */
export const CROWDED_SPACING = 0.9
