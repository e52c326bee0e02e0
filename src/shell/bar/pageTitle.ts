import { words } from 'virtual:words/pages'
import { MAIN_PAGES } from '../../content/mainPages'
import { SEARCH_PATH } from '../../content/addresses'
import { findList, findPage } from '../../content/site'

const TITLES = new Map<string, string>([
  ...MAIN_PAGES.map(({ path, name }) => [path, words[name]] as const),
  [SEARCH_PATH, words.search],
])

/** `/photography/animals/` → `photography`, `animals`. */
const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The title of a page; `found`: of its album, or of the photographs that it shows. Empty for an unknown one. */
export function pageTitle(pathname: string, found?: string): string {
  const segments = segmentsOf(pathname)
  const [parent, path = '', ...below] = segments
  const category = parent === 'photography' && !below.length ? findList(path) : undefined
  const page = segments.join('/')
  return category?.name ?? found ?? findPage(page)?.title ?? TITLES.get(`/${page}`) ?? ''
}

/** One level up. The lists of years and keywords stand on the search page. */
export function parentPath(pathname: string): string {
  const [parent, list, ...below] = segmentsOf(pathname)
  if (parent === 'photography' && isSearchList(list) && below.length) return SEARCH_PATH
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

const isSearchList = (segment = '') => segment === 'years' || segment === 'keywords'

/** Photography uses the typeface of nature, everything else that of culture, such as search and dates. */
export function isNature(pathname: string): boolean {
  const [parent, list] = segmentsOf(pathname)
  return parent === 'photography' && list !== 'search' && list !== 'years'
}
