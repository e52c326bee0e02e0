import { CATEGORIES_DATA, listData } from './dataPaths'
import { fetchOnce } from './fetchOnce'
import { registerAlbum } from './load'
import type { Album } from './album'
import type { Photo } from './schema'
import type { ListedCategory } from './site'

/** By the id of the category or album. */
export type Covers = Record<string, Photo | undefined>

/** What a list shows: the albums it leads to, in the owner's order, and its covers. */
export type List = { albums: Album[]; covers: Covers }

/** What each list shows: that of the categories, and by the id of a category that of its albums. */
export type Lists = { categories: List; albums: Record<string, List> }

/** The list of all categories. */
export async function loadCategories(): Promise<List> {
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.lists.categories
    : fetchList(CATEGORIES_DATA)
}

/** The list of a category's albums. */
export async function loadAlbums(category: ListedCategory): Promise<List> {
  if (category.shows === 'nothing') return { albums: [], covers: {} }
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.lists.albums[category.id]!
    : fetchList(listData(category.path))
}

/** A list, whose albums are known from then on. */
async function fetchList(url: string): Promise<List> {
  const list = await fetchOnce<List>(url)
  list.albums.forEach(registerAlbum)
  return list
}
