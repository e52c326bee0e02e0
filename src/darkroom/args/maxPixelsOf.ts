import type { Args } from './parseArguments.ts'

/** Converts `--max-mp` to pixels. `undefined` means the default limit. */
export const maxPixelsOf = (args: Args): number | undefined => {
  const megapixels = args.count('max-mp')
  return megapixels && megapixels * 1e6
}
