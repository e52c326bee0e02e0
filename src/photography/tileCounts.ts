/**
 * Tiles of an album. `step` come, or are taken over by script, together: so few that they hold a slow
 * phone up for no longer than a frame or three. `prerendered` stand on the page; the others of a larger
 * album follow when script is there.
 */
export const TILES = { step: 24, prerendered: 120 } as const
