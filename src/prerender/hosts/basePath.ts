import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Path below which a site at this address stands, without a slash at its end: `/site`, or empty. */
export const basePath = (url: string): string => new URL(url).pathname.replace(/\/+$/, '')

/**
 * The same of the site whose content is in a folder. Empty where that cannot be read: whoever reads
 * the content says why.
 */
export function readBasePath(contentFolder: string): string {
  try {
    const site = JSON.parse(readFileSync(join(contentFolder, 'site.json'), 'utf8')) as {
      url: string
    }
    return basePath(site.url)
  } catch {
    return ''
  }
}
