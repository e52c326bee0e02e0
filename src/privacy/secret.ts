import type { Level } from '../content/schema.ts'

export type Kind = 'name' | 'address' | 'caption' | 'picture' | 'keyword'

export type Secret = {
  text: string
  kind: Kind
  /** As a whole word; for plain words, as a segment of an address or a quoted text; or anywhere. */
  match: 'word' | 'segment' | 'anywhere'
  /** `hidden` is published nowhere. */
  level: Exclude<Level, 'public'> | 'hidden'
  /** The albums, lists and pages that it belongs to, as `BuiltFile` names them. */
  owners: Set<string>
  from: string
}
