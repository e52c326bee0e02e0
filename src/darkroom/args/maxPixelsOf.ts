import type { Args } from './parseArguments.ts'

export const maxPixelsOf = (args: Args): number | undefined => {
  const megapixels = args.count('max-mp')
  return megapixels && megapixels * 1e6
}
