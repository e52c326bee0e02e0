import type { Level } from '../content/schema.ts'

export type Kind = 'name' | 'address' | 'caption' | 'picture' | 'keyword'

export type Secret = {
  text: string
  kind: Kind
  /** As a whole word; as an address segment or quoted text (plain words); or anywhere. */
  match: 'word' | 'segment' | 'anywhere'
  /** `hidden` content is never published. */
  level: Exclude<Level, 'public'> | 'hidden'
  /** Its albums, lists and pages, as in `BuiltFile`. */
  owners: Set<string>
  from: string
}
