/** Tag of a test that only the thorough suite runs: sweeps, film strips, and every window. */
export const THOROUGH = '@thorough'

/** Tag of a test that runs on the phone alone. One without a tag runs on the desktop alone. */
export const PHONE = '@phone'

/** Tag of a test that runs on desktop and phone, because touch, size or rotation change the answer. */
export const BOTH = '@both'
