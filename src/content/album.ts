import type { AlbumKey, CategoryPath } from './ids.gen.ts'
import type { Level, Photo } from './schema.ts'

/** An album without its photos. `key` is the last segment of its address. */
export type Album = {
  id: string
  key: AlbumKey
  /** Other last segments that lead here. */
  aliases: string[]
  name: string
  title: string
  year?: number | undefined
  description?: string | undefined
  /** The last segment of its list; absent where it stands below /photography. */
  parent?: CategoryPath | undefined
  level: Level
  download?: true | undefined
  count: number
  photosUrl: string
}

/** A photo as an album page gets it. `canonical`: its one canonical path, where another album has it. */
export type AlbumPhoto = Photo & { canonical?: string | undefined }
