import { keywordPath, yearPath } from '../addresses'
import { type PhotoSet, type SearchIndex, yearsOf } from '../searchIndex'
import { SEARCH_DATA, setData } from './dataPaths'
import { loadServed } from './loadServed'

export const loadSearchIndex = (): Promise<SearchIndex> =>
  loadServed(SEARCH_DATA, ({ search }) => search.index)

export type LoadedSet = { index: SearchIndex; set: PhotoSet | undefined }

/** The photographs at the address of a year or keyword. Returns no set if there are none. */
export async function loadPhotoSet(path: string): Promise<LoadedSet> {
  const index = await loadSearchIndex()
  const isKnown =
    yearsOf(index).some(({ year }) => yearPath(year) === path) ||
    index.keywords.some(({ slug }) => keywordPath(slug) === path)
  if (!isKnown) return { index, set: undefined }
  return { index, set: await loadServed(setData(path), ({ search }) => search.sets[path]) }
}
