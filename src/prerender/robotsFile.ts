import { allows } from '../content/allows.ts'
import type { Content } from '../content/read.ts'

/**
 * robots.txt: where the sitemap is, and which pictures machines should leave alone. A category that
 * is not for machines shows its cover on a page that is; where that photo stands in no public album,
 * its file is named here.
 */
export function robotsFile({ site, categories, albums }: Content): string {
  const open = new Set(
    albums.filter((a) => allows(a.level, 'robots')).flatMap((a) => a.photos.map((p) => p.src)),
  )
  const kept = categories
    .filter(({ level, cover }) => !allows(level, 'robots') && cover && !open.has(cover.src))
    .flatMap(({ cover }) => (cover?.src.startsWith('/') ? [cover.src] : []))
    // Every width of it: `/photos/{id}-1600.avif` → `/photos/{id}-`.
    .map((src) => `Disallow: ${src.replace(/-\d+\.\w+$/, '-')}\n`)
  return `User-agent: *\n${kept.join('') || 'Disallow:\n'}Sitemap: ${site.url}/sitemap.xml\n`
}
