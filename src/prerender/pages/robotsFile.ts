import { disallowedCovers } from '../../content/source/disallowedCovers.ts'
import type { Content } from '../../content/source/content.ts'
import { filesOf } from '../../images/filesOf.ts'
import { addressStem } from '../../images/local.ts'
import { basePath } from '../hosts/basePath.ts'
import { AI_CRAWLERS } from './aiCrawlers.ts'

/** Disallows covers of albums that machines must not fetch although public pages show them. */
export function robotsFile(content: Content): string {
  const base = basePath(content.site.url)
  const kept = disallowedCovers(content)
    .flatMap(({ photo }) => filesOf(photo))
    .filter(({ src }) => src.startsWith('/'))
    // Covers all widths: `/photos/{id}-1600.avif` → `/photos/{id}-`.
    .map(({ src }) => `Disallow: ${base}${addressStem(src)}\n`)
  const rules = [...new Set(kept)].join('') || 'Disallow:\n'
  const banned = AI_CRAWLERS.map((name) => `User-agent: ${name}\n`).join('')
  const ban = content.site.aiCrawlers === 'disallow' ? `\n${banned}Disallow: /\n\n` : ''
  return `User-agent: *\n${rules}${ban}Sitemap: ${content.site.url}/sitemap.xml\n`
}
