import type { Album, AlbumPhoto } from './album'
import type { PageText } from './pageText'
import type { Photo } from './schema'
import { NO_INDEX, type PhotoSet, type SearchIndex } from './searchIndex.ts'

/** Covers by id. */
export type Covers = Record<string, Photo | undefined>

export type List = { albums: Album[]; covers: Covers }

/** `albums`: lists by category id. */
export type Lists = { categories: List; albums: Record<string, List> }

/** The data for prerendering. A browser fetches data files instead. */
export type Served = {
  albums: Album[]
  /** By album key. */
  photosOf: Record<string, AlbumPhoto[]>
  lists: Lists
  /** The texts of the owner's pages, by id. */
  texts: Record<string, PageText>
  search: ServedSearch
}

/** `sets`: the photographs of a year or keyword, by the path of their page. */
export type ServedSearch = { index: SearchIndex; sets: Record<string, PhotoSet> }

export const NOTHING_SERVED: Served = {
  albums: [],
  photosOf: {},
  lists: { categories: { albums: [], covers: {} }, albums: {} },
  texts: {},
  search: { index: NO_INDEX, sets: {} },
}
