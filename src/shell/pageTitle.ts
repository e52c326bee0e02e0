import type { CategoryId } from '../content/schema'
import { findCategory } from '../content/site'

const PAGES = new Map([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/projects', 'Projects'],
  ['/photography', 'Photography'],
])
const CATEGORIES = new Map<string, CategoryId>([
  ['/photography/landscape', 'landscape'],
  ['/photography/portraits', 'portraits'],
])

/** Lower-case, without slashes at its ends: `/About/` → `About`. */
const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The title of the page at a path (R16), or of the album that is shown there; empty for an unknown one. */
export function pageTitle(pathname: string, album?: string): string {
  const path = `/${segmentsOf(pathname).join('/')}`
  const category = CATEGORIES.get(path)
  if (category) return findCategory(category)?.name ?? ''
  return album ?? PAGES.get(path) ?? ''
}

/** One level up: the path without its last segment. */
export function parentPath(pathname: string): string {
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

/** Photography is set in the voice of nature, everything else in that of culture. */
export function isNature(pathname: string): boolean {
  return segmentsOf(pathname)[0] === 'photography'
}
