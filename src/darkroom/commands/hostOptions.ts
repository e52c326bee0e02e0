import type { Args } from '../args/readArgs.ts'
import type { HostOptions } from '../hosts/withHosts.ts'
import { maxPixelsOf } from './maxPixelsOf.ts'

/** What a command line says of how hosts are to be asked. */
export const hostOptions = (args: Args): HostOptions => ({
  concurrency: args.count('concurrency'),
  timeout: args.count('timeout'),
  maxPixels: maxPixelsOf(args),
  dryRun: args.flag('dry-run'),
})
