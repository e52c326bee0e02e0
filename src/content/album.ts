import type { AlbumKey, CategoryPath } from './ids.gen.ts'
import type { Level, Photo } from './schema.ts'

/** An album as a page needs it before its photos: `key` is the last segment of its address. */
export type Album = {
  id: string
  key: AlbumKey
  /** Other last segments that lead here; `key` is the canonical one. */
  aliases: string[]
  name: string
  /** What the bar and the document say. */
  title: string
  year?: number
  /** What its page and machines say of it. */
  description?: string
  /** Last segment of the list below which it stands; absent where it stands below /photography. */
  parent?: CategoryPath
  level: Level
  /** Visitors can save its photographs. */
  download?: true
  count: number
  /** Where the browser fetches `photos`; absent from anything that must not name the album. */
  photosUrl: string
}

/** A photo as an album page gets it. `canonical`: its one canonical path, where another album has it. */
export type AlbumPhoto = Photo & { canonical?: string }
