import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'

/** Runs a command under the site's lock. A dry run writes nothing, so it needs none. */
export const withLockUnlessDry = <T>(
  args: Args,
  context: CommandContext,
  folders: string[],
  work: () => Promise<T>,
): Promise<T> =>
  args.flag('dry-run') ? work() : withLock(context, { wait: args.flag('wait'), folders }, work)
