import type { Args } from './readArgs.ts'

/** More is taken for a decompression bomb unless `--max-mp` says otherwise. */
export const MAX_PIXELS = 150e6

/** What `--max-mp` allows a picture to have; `undefined` where it is not given. */
export function maxPixelsOf(args: Args): number | undefined {
  const megapixels = args.count('max-mp')
  return megapixels === undefined ? undefined : megapixels * 1e6
}

/** Whether a picture may take as much memory as it wants: who allows the usual size or more allows that too. */
export const allowsMemory = (maxPixels: number | undefined) =>
  maxPixels !== undefined && maxPixels >= MAX_PIXELS
