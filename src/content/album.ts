import type { AlbumKey, CategoryPath } from './ids.gen.ts'
import type { Level, Photo } from './schema.ts'

/** An album without its photos. `key` is the last segment of its address. */
export type Album = {
  id: string
  key: AlbumKey
  /** Former last segments of its address. They also lead here. */
  aliases: string[]
  name: string
  title: string
  year?: number | undefined
  description?: string | undefined
  /** The last segment of its list's address; absent if the album is directly below /photography. */
  parent?: CategoryPath | undefined
  level: Level
  download?: true | undefined
  count: number
  photosUrl: string
}

/** A photo on an album page. `canonical`: its canonical path if that is in another album. */
export type AlbumPhoto = Photo & { canonical?: string | undefined }
