import { findAlbum } from '../content/load'
import { findCategory } from '../content/site'

const PAGES: Record<string, string> = {
  '': 'Home',
  about: 'About',
  projects: 'Projects',
  photography: 'Photography',
}

/** Lower-case, without slashes at its ends: `/About/` → `About`. */
const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The page title by the path's last segment (R16); empty for an unknown album. */
export function pageTitle(pathname: string): string {
  const last = segmentsOf(pathname).at(-1) ?? ''
  if (last === 'landscape' || last === 'portraits') return findCategory(last)?.name ?? ''
  return PAGES[last] ?? findAlbum(last)?.title ?? ''
}

/** One level up: the path without its last segment. */
export function parentPath(pathname: string): string {
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

/** Photography is set in the voice of nature, everything else in that of culture. */
export function isNature(pathname: string): boolean {
  return segmentsOf(pathname)[0] === 'photography'
}
