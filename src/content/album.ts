import type { CategoryId, Level, Photo } from './schema.ts'

/** An album as a page needs it before its photos: `key` is the last segment of its address. */
export type Album = {
  id: string
  key: string
  /** Other last segments that lead here; `key` is the canonical one. */
  aliases: string[]
  name: string
  /** What the bar and the document say. */
  title: string
  year?: number
  category: CategoryId
  level: Level
  count: number
  /** Where the browser fetches `photos`; absent from anything that must not name the album. */
  photosUrl: string
}

/** A photo as an album page gets it. `home`: its one canonical address, where another album has it. */
export type AlbumPhoto = Photo & { home?: string }
