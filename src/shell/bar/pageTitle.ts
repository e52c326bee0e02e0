import { words } from 'virtual:words/pages'
import { MAIN_PAGES } from '../../content/mainPages'
import { findList, findPage } from '../../content/site'

const TITLES = new Map<string, string>(MAIN_PAGES.map(({ path, name }) => [path, words[name]]))

/** `/photography/animals/` → `photography`, `animals`. */
const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The title of a page or of its album; empty for an unknown one. */
export function pageTitle(pathname: string, album?: string): string {
  const segments = segmentsOf(pathname)
  const [parent, path = '', ...below] = segments
  const category = parent === 'photography' && !below.length ? findList(path) : undefined
  const page = segments.join('/')
  return category?.name ?? album ?? findPage(page)?.title ?? TITLES.get(`/${page}`) ?? ''
}

export function parentPath(pathname: string): string {
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

/** Photography uses the typeface of nature, everything else that of culture. */
export function isNature(pathname: string): boolean {
  return segmentsOf(pathname)[0] === 'photography'
}
