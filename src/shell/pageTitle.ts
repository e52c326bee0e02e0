import { findCategory } from '../content/site'

const PAGES: Record<string, string> = {
  '': 'Home',
  about: 'About',
  projects: 'Projects',
  photography: 'Photography',
}

/** Lower-case, without slashes at its ends: `/About/` → `About`. */
const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean)

/** The page title by the path's last segment (R16), or the album that it stands for; empty for an unknown one. */
export function pageTitle(pathname: string, album?: string): string {
  const last = segmentsOf(pathname).at(-1) ?? ''
  if (last === 'landscape' || last === 'portraits') return findCategory(last)?.name ?? ''
  return album ?? PAGES[last] ?? ''
}

/** One level up: the path without its last segment. */
export function parentPath(pathname: string): string {
  return `/${segmentsOf(pathname).slice(0, -1).join('/')}`
}

/** Photography is set in the voice of nature, everything else in that of culture. */
export function isNature(pathname: string): boolean {
  return segmentsOf(pathname)[0] === 'photography'
}
