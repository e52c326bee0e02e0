import type { Args } from '../args/readArgs.ts'
import type { RemoteOptions } from '../remote/withRemote.ts'
import { maxPixelsOf } from './maxPixelsOf.ts'

/** What a command line says of how hosts are to be asked. */
export const remoteOptions = (args: Args): RemoteOptions => ({
  concurrency: args.count('concurrency'),
  timeout: args.count('timeout'),
  maxPixels: maxPixelsOf(args),
  dryRun: args.flag('dry-run'),
})
