/**
 * Tiles of an album. `step` come, or are taken over by script, together: so few that they hold a slow
 * phone up for no longer than a frame or three. `printed` stand on the page; the others of a larger
 * album follow when script is there.
 */
export const TILES = { step: 24, printed: 120 } as const
