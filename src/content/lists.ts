import { CATEGORIES_DATA, listData } from './dataPaths'
import { fetchOnce } from './fetchOnce'
import { registerAlbum } from './load'
import type { Album } from './album'
import type { Photo } from './schema'
import type { ListedCategory } from './site'

/** By id. */
export type Covers = Record<string, Photo | undefined>

export type List = { albums: Album[]; covers: Covers }

/** `albums`: by the id of a category. */
export type Lists = { categories: List; albums: Record<string, List> }

export async function loadCategories(): Promise<List> {
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.lists.categories
    : fetchList(CATEGORIES_DATA)
}

export async function loadAlbums(category: ListedCategory): Promise<List> {
  if (category.shows === 'nothing') return { albums: [], covers: {} }
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.lists.albums[category.id]!
    : fetchList(listData(category.path))
}

async function fetchList(url: string): Promise<List> {
  const list = await fetchOnce<List>(url)
  list.albums.forEach(registerAlbum)
  return list
}
