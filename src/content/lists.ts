import { CATEGORIES_DATA, listData } from './dataPaths'
import { registerAlbum } from './load'
import { loadServed } from './loadServed'
import type { Album } from './album'
import type { Photo } from './schema'
import type { Served } from './served'
import type { ListedCategory } from './site'

/** By id. */
export type Covers = Record<string, Photo | undefined>

export type List = { albums: Album[]; covers: Covers }

/** `albums`: by the id of a category. */
export type Lists = { categories: List; albums: Record<string, List> }

export const loadCategories = (): Promise<List> =>
  loadList(CATEGORIES_DATA, ({ lists }) => lists.categories)

export async function loadAlbums(category: ListedCategory): Promise<List> {
  if (category.shows === 'nothing') return { albums: [], covers: {} }
  return loadList(listData(category.path), ({ lists }) => lists.albums[category.id]!)
}

async function loadList(url: string, pick: (served: Served) => List): Promise<List> {
  const list = await loadServed(url, pick)
  list.albums.forEach(registerAlbum)
  return list
}
