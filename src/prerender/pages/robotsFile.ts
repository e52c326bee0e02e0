import { disallowedCovers } from '../../content/source/disallowedCovers.ts'
import type { Content } from '../../content/source/content.ts'
import { basePath } from '../hosts/basePath.ts'
import { filesOf } from '../../images/filesOf.ts'

/** robots.txt: the sitemap, and the covers of albums that are not for machines but shown on pages that are. */
export function robotsFile(content: Content): string {
  const base = basePath(content.site.url)
  const kept = disallowedCovers(content)
    .flatMap(({ photo }) => filesOf(photo))
    .filter(({ src }) => src.startsWith('/'))
    // All widths: `/photos/{id}-1600.avif` → `/photos/{id}-`.
    .map(({ src }) => `Disallow: ${base}${src.replace(/-\d+\.\w+$/, '-')}\n`)
  const rules = [...new Set(kept)].join('') || 'Disallow:\n'
  return `User-agent: *\n${rules}Sitemap: ${content.site.url}/sitemap.xml\n`
}
