import type { Evidence } from './line.ts'
import { isNotice, leadsToNotice } from './notice.ts'
import type { Picture } from './picture.ts'

/** The picture behind an address, where all of it came and it can be drawn. */
export function pictureOf(evidence: Evidence | undefined): Picture | undefined {
  if (evidence?.kind !== 'body' || evidence.cut) return undefined
  const { picture, url, hops } = evidence
  if (picture.state !== 'whole' || isNotice(picture)) return undefined
  return leadsToNotice(url, hops.at(-1)?.to ?? url) ? undefined : picture
}
