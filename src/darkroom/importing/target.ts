import { join, relative } from 'node:path'
import { UsageError } from '../diagnostics/exit.ts'
import { photosFolder, publicFolder } from '../files/places.ts'

/** A folder for published files, and its address with a slash at the end. */
export type Target = ReturnType<typeof targetOf>

/** Reads `--out` and `--base-url`. The default is the site's `/photos/`. */
export function targetOf(root: string, out: string | undefined, baseUrl: string | undefined) {
  const folder = photosFolder(root, out)
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
    /** The owner must upload the files. */
    isElsewhere: !isPublic,
    /** The address is the default, not the owner's. */
    isAssumed: !baseUrl,
  }
}
