import type { AlbumKey, CategoryPath } from './ids.gen.ts'
import type { Level } from './schema.ts'

/** A category with every default settled and every placeholder filled. */
export type Category = {
  id: string
  name: string
  /** For prerendered pages; a browser does not get it. */
  description?: string
  level: Level
} & (
  | {
      shows: 'albums'
      /** Last segment of its address under /photography. */
      path: CategoryPath
      layout: 'wide' | 'tall'
      /** Whether a remembered album that is not in its list is forgotten. */
      forgetLostAlbum?: true
    }
  /** Its own album, at that album's address. */
  | { shows: 'album'; path: AlbumKey }
  /** No album that lists may name; no list names it either. */
  | { shows: 'nothing'; path: CategoryPath }
)
