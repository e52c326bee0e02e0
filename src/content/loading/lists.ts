import type { List, Served } from '../served'
import type { ListedCategory } from '../site'
import { CATEGORIES_DATA, listData } from './dataPaths'
import { registerAlbum } from './load'
import { loadServed } from './loadServed'

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
