import type { Command } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'
import { photosFolder, writtenFolders } from '../files/places.ts'

/** Makes a command take the site's lock, except in a dry run. */
export const locked =
  (command: Command): Command =>
  (args, context) => {
    if (args.flag('dry-run')) return command(args, context)
    const folders = [...writtenFolders(context.root), photosFolder(context.root, args.text('out'))]
    return withLock(context, { wait: args.flag('wait'), folders }, () => command(args, context))
  }
