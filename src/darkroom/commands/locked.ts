import type { Command } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'
import { writtenFolders } from '../files/places.ts'

/** Makes a command take the site's lock, except in a dry run. */
export const locked =
  (command: Command): Command =>
  (args, context) => {
    if (args.flag('dry-run')) return command(args, context)
    const options = { wait: args.flag('wait'), folders: writtenFolders(context.root) }
    return withLock(context, options, () => command(args, context))
  }
