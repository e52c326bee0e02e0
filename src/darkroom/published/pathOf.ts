import { join, sep } from 'node:path'
import { publicFolder } from '../files/places.ts'

/** The path of the file at an address; `undefined` outside the site. */
export function pathOf(root: string, src: string): string | undefined {
  const address = src.trim()
  if (!/^\/(?!\/)/.test(address)) return undefined
  const path = decoded(new URL(address, 'http://localhost').pathname)
  const file = join(publicFolder(root), path)
  return file.startsWith(publicFolder(root) + sep) ? file : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
