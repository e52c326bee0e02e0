import type { Album, AlbumPhoto } from './album'
import type { Lists } from './lists'
import type { PageText } from './pageText'

/** What pages are prerendered from, in place of the data files that a browser fetches. */
export type Served = {
  albums: Album[]
  /** By the album's key. */
  photosOf: Record<string, AlbumPhoto[]>
  lists: Lists
  /** What the owner's own pages say, by their ids. */
  texts: Record<string, PageText>
}
