import { words } from 'virtual:words/pages'
import { MAIN_PAGES } from '../../content/mainPages'
import { SEARCH_PATH } from '../../content/addresses'
import { findList, findPage } from '../../content/site'

const TITLES = new Map<string, string>([
  ...MAIN_PAGES.map(({ path, name }) => [path, words[name]] as const),
  [SEARCH_PATH, words.search],
])

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The title of a page. `found`: the title of its album, year or keyword. Empty for an unknown page. */
export function pageTitle(pathname: string, found?: string): string {
  const segments = segmentsOf(pathname)
  const [parent, path = '', ...below] = segments
  const category = parent === 'photography' && !below.length ? findList(path) : undefined
  const page = segments.join('/')
  return category?.name ?? found ?? findPage(page)?.title ?? TITLES.get(`/${page}`) ?? ''
}

/** The path of the parent page. Years and keywords belong to the search page. */
export function parentPath(pathname: string): string {
  const [parent, list, ...below] = segmentsOf(pathname)
  if (parent === 'photography' && isSearchList(list) && below.length) return SEARCH_PATH
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

const isSearchList = (segment = '') => segment === 'years' || segment === 'keywords'

/** Whether the title uses the typeface of nature: in photography, except for the search and years. */
export function isNature(pathname: string): boolean {
  const [parent, list] = segmentsOf(pathname)
  return parent === 'photography' && list !== 'search' && list !== 'years'
}
