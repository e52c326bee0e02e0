import slugify from '@sindresorhus/slugify'
import { freeId } from '../../content/source/addresses/freeId.ts'
import { sha256 } from '../../sha256.ts'

/** The unique last segment of a keyword's address: a digest if it has no Latin letters. */
export const slugOf = (keyword: string, inUse: Set<string>): string =>
  freeId(slugify(keyword) || sha256(keyword).slice(0, 10), inUse, ['index'])
