import type { LinkProps } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { pagePath } from '../content/addresses'
import { menuPages } from '../content/site'

type MenuLink = {
  /** Where it leads, as a path. */
  path: string
  link: Pick<LinkProps, 'to' | 'params'>
  name: string
  /** Those that leave the photographs behind also forget the place among them. */
  forgets: boolean
}

/** The links of every site, which its pages without script have in a row. */
export const MAIN_LINKS = [
  { path: '/', link: { to: '/' }, name: words.home, forgets: true },
  { path: '/about', link: { to: '/about' }, name: words.about, forgets: true },
  { path: '/projects', link: { to: '/projects' }, name: words.projects, forgets: true },
  { path: '/photography', link: { to: '/photography' }, name: words.photography, forgets: false },
] as const satisfies readonly MenuLink[]

/** Those to the owner's own pages. */
export const PAGE_LINKS: readonly MenuLink[] = menuPages().map(({ label, ...page }) => ({
  path: pagePath(page),
  link: { to: '/$page', params: { page: page.id } },
  name: label,
  forgets: true,
}))

/** The menu's links. */
export const MENU: readonly MenuLink[] = [...MAIN_LINKS, ...PAGE_LINKS]
