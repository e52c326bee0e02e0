import { keptCovers } from '../content/keptCovers.ts'
import type { Content } from '../content/read.ts'
import { filesOf } from '../images/filesOf.ts'

/**
 * robots.txt: where the sitemap is, and which pictures machines should leave alone. A page that is
 * for machines may show the cover of an album that is not; its files are named here.
 */
export function robotsFile(content: Content): string {
  const kept = keptCovers(content)
    .flatMap(({ photo }) => filesOf(photo))
    .filter(({ src }) => src.startsWith('/'))
    // Every width of it: `/photos/{id}-1600.avif` → `/photos/{id}-`.
    .map(({ src }) => `Disallow: ${src.replace(/-\d+\.\w+$/, '-')}\n`)
  const rules = [...new Set(kept)].join('') || 'Disallow:\n'
  return `User-agent: *\n${rules}Sitemap: ${content.site.url}/sitemap.xml\n`
}
