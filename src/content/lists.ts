import { listFiles } from 'virtual:content/site'
import { fetchOnce } from './fetchOnce'
import { learn } from './load'
import type { Album } from './album'
import type { Photo } from './schema'

export type ListName = 'categories' | 'landscape' | 'portraits'

/** By the id of the category or album. */
export type Covers = Record<string, Photo | undefined>

/** What a list shows: the albums it leads to, in the owner's order, and its covers. */
export type List = { albums: Album[]; covers: Covers }

/** A list, whose albums are known from then on. */
export async function loadList(name: ListName): Promise<List> {
  if (import.meta.env.SSR) {
    const { lists } = await import('virtual:content/server')
    return lists[name]
  }
  const list = await fetchOnce<List>(listFiles[name])
  list.albums.forEach(learn)
  return list
}
