import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The path of the site at this address without a slash at its end: `/site`, or empty. */
export const basePath = (url: string): string => new URL(url).pathname.replace(/\/+$/, '')

/** Reads `basePath` from a content folder. Empty if that cannot be read: readContent reports the fault. */
export function readBasePath(contentFolder: string): string {
  try {
    return basePath(JSON.parse(readFileSync(join(contentFolder, 'site.json'), 'utf8')).url)
  } catch {
    return ''
  }
}
