import type { Command } from '../commandContext.ts'
import { withLock } from '../files/lock.ts'
import { photosFolder, writtenFolders } from '../files/places.ts'

const lockedWith =
  (foldersOf: (root: string, out: string | undefined) => string[]) =>
  (command: Command): Command =>
  (args, context) => {
    if (args.flag('dry-run')) return command(args, context)
    const folders = foldersOf(context.root, args.text('out'))
    return withLock(context, { wait: args.flag('wait'), folders }, () => command(args, context))
  }

/** Makes a command take the site's lock, except in a dry run. */
export const locked = lockedWith(writtenFolders)

/** Like `locked`, for commands that write into `--out`: files of killed runs are removed there too. */
export const lockedWithOut = lockedWith((root, out) => [
  ...writtenFolders(root),
  photosFolder(root, out),
])
