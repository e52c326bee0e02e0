import { coverFiles } from 'virtual:content/site'
import { fetchOnce } from './fetchOnce'
import type { Photo } from './schema'

/** Which list a set of covers belongs to. */
export type CoverList = 'categories' | 'landscape' | 'portraits'

/** By the id of the category or album. */
export type Covers = Record<string, Photo | undefined>

/** The covers of a list. */
export async function loadCovers(list: CoverList): Promise<Covers> {
  if (import.meta.env.SSR) {
    const { coversOf } = await import('virtual:content/server')
    return coversOf[list]
  }
  return fetchOnce<Covers>(coverFiles[list])
}
