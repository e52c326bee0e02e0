import { readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files below a folder. Follows links, but not to its own parents. An unreadable folder is empty. */
export async function filesIn(folder: string, above: readonly string[] = []): Promise<string[]> {
  const real = await realpath(folder).catch(() => undefined)
  if (!real || above.includes(real)) return []
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    const kind = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry
    if (kind?.isFile()) found.push(path)
    else if (kind?.isDirectory()) found.push(...(await filesIn(path, [...above, real])))
  }
  return found
}
