import { words as machines } from 'virtual:words/machines'
import { words } from 'virtual:words/pages'
import { SEARCH_PATH } from '../../content/addresses'
import { type PhotoSet } from '../../content/searchIndex'
import { site } from '../../content/site'
import { unpackNumbers } from '../../search/terms/postings'
import { albumHead, pageHead } from './pageHead'

/** A search engine has an index of its own, so it gets no results of ours. */
export function searchHead() {
  return pageHead({ path: SEARCH_PATH, title: words.search, description: undefined, isEmpty: true })
}

/** Of a year or a keyword. Unknown ones are as unknown albums. */
export function photoSetHead(path: string, set: PhotoSet | undefined) {
  return set
    ? pageHead({
        path,
        title: set.title,
        description: import.meta.env.SSR
          ? machines.album(set.title, unpackNumbers(set.numbers).length, site.name)
          : undefined,
      })
    : albumHead({})
}
