import slugify from '@sindresorhus/slugify'
import { sha256 } from '../../sha256.ts'

/** The last segment of each keyword's address, each its own; letters that have no Latin ones become a digest. */
export function slugsOf(keywords: readonly string[]): string[] {
  const inUse = new Set<string>()
  return keywords.map((keyword) => {
    const own = slugify(keyword) || sha256(keyword).slice(0, 10)
    let slug = own === 'index' ? 'index-1' : own
    for (let n = 2; inUse.has(slug); n++) slug = `${own}-${n}`
    inUse.add(slug)
    return slug
  })
}
