import { flag, textOption } from '../../../src/darkroom/args/option'
import type { Args } from '../../../src/darkroom/args/parseArguments'

/* Not run, only compiled (npm run types). The types check the names of options in commands and their table. */

declare const args: Args

export const right: [string | undefined, number | undefined, number[] | undefined, boolean] = [
  args.text('album'),
  args.count('jobs'),
  args.widths('widths'),
  args.flag('dry-run'),
]

export const wrong = [
  // @ts-expect-error -- no such option
  args.text('albun'),
  // @ts-expect-error -- a flag has no text
  args.text('dry-run'),
  // @ts-expect-error -- no such option
  flag('dryrun', 'write nothing'),
  // @ts-expect-error -- a count is no text
  textOption('jobs', '<n>', 'photos at once'),
]
