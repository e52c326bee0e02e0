import { join, relative, resolve } from 'node:path'
import { UsageError } from '../diagnostics/exit.ts'
import { photosFolder, publicFolder } from '../files/places.ts'

/** A folder for published files, and its address, which ends in a slash. */
export type Target = {
  folder: string
  base: string
  /** The folder is not in `public/`: the owner must upload the files. */
  isElsewhere: boolean
  /** The owner did not give the address. */
  isAssumed: boolean
}

/** By `--out` and `--base-url`; without them the site's own `/photos/`. */
export function targetOf(
  root: string,
  out: string | undefined,
  baseUrl: string | undefined,
): Target {
  const folder = out ? resolve(root, out) : photosFolder(root)
  const below = relative(publicFolder(root), folder)
  const isPublic = !below.startsWith('..') && join(publicFolder(root), below) === folder
  const own = isPublic ? `/${below.replaceAll('\\', '/')}` : '/photos'
  const base = baseUrl ?? own
  if (!/^(https:\/\/[^/\s]+|\/)[^\s?#]*$/.test(base))
    throw new UsageError(
      `--base-url: must start with https:// or /, without ? or #, not "${base}".`,
    )
  return {
    folder,
    base: `${base.replace(/\/+$/, '')}/`,
    isElsewhere: !isPublic,
    isAssumed: !baseUrl,
  }
}
