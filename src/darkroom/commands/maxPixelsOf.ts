import type { Args } from '../args/readArgs.ts'

/** What `--max-mp` allows a picture to have; `undefined` where it is not given. */
export function maxPixelsOf(args: Args): number | undefined {
  const megapixels = args.count('max-mp')
  return megapixels === undefined ? undefined : megapixels * 1e6
}
