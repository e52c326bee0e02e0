import { maxPixelsOf } from '../args/maxPixelsOf.ts'
import type { Args } from '../args/parseArguments.ts'
import type { RemoteOptions } from '../remote/withRemote.ts'

export const remoteOptions = (args: Args): RemoteOptions => ({
  concurrency: args.count('concurrency'),
  timeout: args.count('timeout'),
  maxPixels: maxPixelsOf(args),
  dryRun: args.flag('dry-run'),
})
