import type { AlbumKey, CategoryPath } from './ids.gen.ts'
import type { Level } from './schema.ts'

export type Category = {
  id: string
  name: string
  /** Absent in a browser. */
  description?: string
  level: Level
} & (
  | { shows: 'albums'; path: CategoryPath; layout: 'wide' | 'tall'; forgetLostAlbum?: true }
  | { shows: 'album'; path: AlbumKey }
  | { shows: 'nothing'; path: CategoryPath }
)
