import type { PageId } from './ids.gen.ts'
import type { Level } from './schema.ts'

/** One of the owner's pages, for menus, titles and heads. */
export type PageEntry = {
  id: PageId
  title: string
  /** Its name in the menu; absent if it is not in the menu. */
  menuLabel?: string
  footer?: true
  level: Level
}
