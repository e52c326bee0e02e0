import { basename, join, sep } from 'node:path'
import { publicFolder } from '../files/places.ts'
import { parsePublishedName } from '../../images/publishedName.ts'

/** The path of the file at an address; `undefined` outside the site and `out` (another host's folder). */
export function pathOf(root: string, src: string, out?: string): string | undefined {
  const address = src.trim()
  const isPath = /^\/(?!\/)/.test(address)
  if (!isPath && !URL.canParse(address)) return undefined
  const path = decoded(new URL(address, 'http://localhost').pathname)
  if (out && parsePublishedName(basename(path))) return join(out, basename(path))
  const file = join(publicFolder(root), path)
  return isPath && file.startsWith(publicFolder(root) + sep) ? file : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
