import type { PageId } from './ids.gen.ts'
import type { Level } from './schema.ts'

/** A page of the owner's own words as menus, titles and heads need it. */
export type PlainPage = {
  id: PageId
  title: string
  /** What the menu calls it; absent where it is not in the menu. */
  menuLabel?: string
  footer?: true
  level: Level
}
