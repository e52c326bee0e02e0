/** Script adds tiles to the `prerendered` ones by `step`, which takes a slow phone one to three frames. */
export const TILES = { step: 24, prerendered: 120 } as const
