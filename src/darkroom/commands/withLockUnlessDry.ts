import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'
import { writtenFolders } from '../files/writtenFolders.ts'

/** Runs a command with the site's lock; a dry run needs none. `out`: another folder that it writes to. */
export function withLockUnlessDry<T>(
  args: Args,
  context: CommandContext,
  work: () => Promise<T>,
  out?: string,
): Promise<T> {
  if (args.flag('dry-run')) return work()
  const folders = [...writtenFolders(context.root), ...(out === undefined ? [] : [out])]
  return withLock(context, { wait: args.flag('wait'), folders }, work)
}
