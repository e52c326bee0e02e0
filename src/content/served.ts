import type { Album, AlbumPhoto } from './album'
import type { PageText } from './pageText'
import type { Photo } from './schema'
import { NO_INDEX, type PhotoSet, type SearchIndex } from './searchIndex.ts'

/** By id. */
export type Covers = Record<string, Photo | undefined>

export type List = { albums: Album[]; covers: Covers }

/** `albums`: by the id of a category. */
export type Lists = { categories: List; albums: Record<string, List> }

/** What pages are prerendered from, in place of the data files that a browser fetches. */
export type Served = {
  albums: Album[]
  /** By the album's key. */
  photosOf: Record<string, AlbumPhoto[]>
  lists: Lists
  /** What the owner's own pages say, by their ids. */
  texts: Record<string, PageText>
  search: ServedSearch
}

/** `sets`: photographs of a year or a keyword, by the path of their page. */
export type ServedSearch = { index: SearchIndex; sets: Record<string, PhotoSet> }

export const NOTHING_SERVED: Served = {
  albums: [],
  photosOf: {},
  lists: { categories: { albums: [], covers: {} }, albums: {} },
  texts: {},
  search: { index: NO_INDEX, sets: {} },
}
