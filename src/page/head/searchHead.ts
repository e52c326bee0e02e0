import { words as machines } from 'virtual:words/machines'
import { words } from 'virtual:words/pages'
import { SEARCH_PATH } from '../../content/addresses'
import { type PhotoSet } from '../../content/searchIndex'
import { site } from '../../content/site'
import { unpackNumbers } from '../../search/terms/postings'
import { albumHead, pageHead } from './pageHead'

/** The search page is not indexed, because search engines have their own index. */
export function searchHead() {
  return pageHead({ path: SEARCH_PATH, title: words.search, description: undefined, isEmpty: true })
}

/** The head of a year or a keyword. An unknown one has the head of an unknown album. */
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
