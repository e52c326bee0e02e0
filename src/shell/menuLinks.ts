import type { LinkProps } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { pagePath } from '../content/addresses'
import { pages } from '../content/site'

/** The links of every site. */
export const MAIN_LINKS = [
  { to: '/', name: words.home },
  { to: '/about', name: words.about },
  { to: '/projects', name: words.projects },
  { to: '/photography', name: words.photography },
] as const satisfies readonly { to: LinkProps['to']; name: string }[]

/** Those to the owner's own pages, in the owner's order. */
export const PAGE_LINKS = pages.flatMap(({ menuLabel: name, ...page }) =>
  name === undefined ? [] : [{ to: pagePath(page), name }],
)

/** The menu's links. */
export const MENU = [...MAIN_LINKS, ...PAGE_LINKS]
