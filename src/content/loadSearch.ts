import { SEARCH_DATA, setData } from './dataPaths'
import { fetchOnce } from './fetchOnce'
import type { PhotoSet, SearchIndex } from './searchIndex'
import { keywordPath, yearPath } from './addresses'
import { yearsOf } from './searchIndex'

export async function loadSearchIndex(): Promise<SearchIndex> {
  return import.meta.env.SSR
    ? (await import('virtual:content/server')).served.search.index
    : fetchOnce<SearchIndex>(SEARCH_DATA)
}

export type LoadedSet = { index: SearchIndex; set: PhotoSet | undefined }

/** The photographs at the address of a year or a keyword; no set where there are none. */
export async function loadPhotoSet(path: string): Promise<LoadedSet> {
  const index = await loadSearchIndex()
  if (import.meta.env.SSR) {
    const { served } = await import('virtual:content/server')
    return { index, set: served.search.sets[path] }
  }
  return { index, set: hasSet(index, path) ? await fetchOnce<PhotoSet>(setData(path)) : undefined }
}

function hasSet(index: SearchIndex, path: string): boolean {
  return (
    yearsOf(index).some(({ year }) => yearPath(year) === path) ||
    index.keywords.some(({ slug }) => slug !== undefined && keywordPath(slug) === path)
  )
}
