import type { Args } from '../args/readArgs.ts'
import type { RemoteOptions } from '../remote/withRemote.ts'

export const maxPixelsOf = (args: Args): number | undefined => {
  const megapixels = args.count('max-mp')
  return megapixels && megapixels * 1e6
}

export const remoteOptions = (args: Args): RemoteOptions => ({
  concurrency: args.count('concurrency'),
  timeout: args.count('timeout'),
  maxPixels: maxPixelsOf(args),
  dryRun: args.flag('dry-run'),
})
