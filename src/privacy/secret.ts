import type { Level } from '../content/schema.ts'

/** What of the content a text is. */
export type Kind = 'name' | 'address' | 'caption' | 'picture' | 'keyword'

/**
 * A text that not every surface may tell. `match`: as a whole word; as a segment of an address or a
 * quoted text, for plain words; or anywhere, for what is found by chance nowhere.
 */
export type Secret = {
  text: string
  kind: Kind
  match: 'word' | 'segment' | 'anywhere'
  /** `hidden` is published nowhere. */
  level: Exclude<Level, 'public'> | 'hidden'
  /** The albums, lists and pages that are about it, as `BuiltFile` names them. */
  owners: Set<string>
  /** Where it stands in the content, such as `albums/proofs.json › photos[2]`. */
  from: string
}
