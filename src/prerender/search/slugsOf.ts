import slugify from '@sindresorhus/slugify'
import { freeId } from '../../content/source/addresses/freeId.ts'
import { sha256 } from '../../sha256.ts'

/** The unique last segment of each keyword's address: a digest if it has no Latin letters. */
export function slugsOf(keywords: readonly string[]): string[] {
  const inUse = new Set<string>()
  return keywords.map((keyword) =>
    freeId(slugify(keyword) || sha256(keyword).slice(0, 10), inUse, ['index']),
  )
}
