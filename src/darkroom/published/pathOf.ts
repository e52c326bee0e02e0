import { basename, join, sep } from 'node:path'
import { publicFolder } from '../files/places.ts'
import { PUBLISHED } from '../files/publishedName.ts'

/**
 * Where the file behind an address is, if it is on this machine; `undefined` for an address of another
 * host and for one that leads out of what is published. `out`: where files that answer elsewhere were
 * written.
 */
export function pathOf(root: string, src: string, out?: string): string | undefined {
  const address = src.trim()
  const isPath = /^\/(?!\/)/.test(address)
  if (!isPath && !URL.canParse(address)) return undefined
  const path = decoded(new URL(address, 'http://localhost').pathname)
  if (out && PUBLISHED.test(basename(path))) return join(out, basename(path))
  const file = join(publicFolder(root), path)
  return isPath && file.startsWith(publicFolder(root) + sep) ? file : undefined
}

/** As a server reads a path; one that cannot be read so is taken as it stands. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
