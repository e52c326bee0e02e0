import type { Args } from '../args/readArgs.ts'
import type { CommandContext } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'
import { writtenFolders } from '../files/writtenFolders.ts'

/**
 * Runs a command under the site's lock. A dry run writes nothing, so it needs none.
 * @param out another folder that the command writes to
 */
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
