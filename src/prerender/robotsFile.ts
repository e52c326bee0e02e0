import { disallowedCovers } from '../content/source/disallowedCovers.ts'
import type { Content } from '../content/source/readContent.ts'
import { basePath } from './hosts/basePath.ts'
import { filesOf } from '../images/filesOf.ts'

/**
 * robots.txt: where the sitemap is, and which pictures machines should leave alone. A page that is
 * for machines may show the cover of an album that is not; its files are named here.
 */
export function robotsFile(content: Content): string {
  const base = basePath(content.site.url)
  const kept = disallowedCovers(content)
    .flatMap(({ photo }) => filesOf(photo))
    .filter(({ src }) => src.startsWith('/'))
    // Every width of it: `/photos/{id}-1600.avif` → `/photos/{id}-`.
    .map(({ src }) => `Disallow: ${base}${src.replace(/-\d+\.\w+$/, '-')}\n`)
  const rules = [...new Set(kept)].join('') || 'Disallow:\n'
  return `User-agent: *\n${rules}Sitemap: ${content.site.url}/sitemap.xml\n`
}
