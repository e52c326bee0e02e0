import type { Args } from './readArgs.ts'

/** The limit of `--max-mp` in pixels; `undefined`: the usual one. */
export const maxPixelsOf = (args: Args): number | undefined => {
  const megapixels = args.count('max-mp')
  return megapixels && megapixels * 1e6
}
