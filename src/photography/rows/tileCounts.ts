/** Script adds `step` tiles at a time to the `prerendered` ones. A step takes a slow phone 1 to 3 frames. */
export const TILES = { step: 24, prerendered: 120 } as const
