import type { LinkProps } from '@tanstack/react-router'
import { words } from 'virtual:words/pages'
import { pagePath } from '../../content/addresses'
import { MAIN_PAGES } from '../../content/mainPages'
import { pages } from '../../content/site'

export const MAIN_LINKS = MAIN_PAGES.map(({ path, name }) => ({
  to: path satisfies LinkProps['to'],
  name: words[name],
}))

/** Links to the owner's pages, in the owner's order. */
export const PAGE_LINKS = pages.flatMap(({ menuLabel: name, ...page }) =>
  name === undefined ? [] : [{ to: pagePath(page), name }],
)

export const MENU = [...MAIN_LINKS, ...PAGE_LINKS]
