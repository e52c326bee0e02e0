import type { Album, AlbumPhoto } from './album'
import type { Lists } from './lists'

/** What pages are prerendered from, in place of the data files that a browser fetches. */
export type Served = {
  albums: Album[]
  /** By the album's key. */
  photosOf: Record<string, AlbumPhoto[]>
  lists: Lists
}
