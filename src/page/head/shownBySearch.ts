import { pagePath } from '../../content/addresses'
import { MAIN_PAGES } from '../../content/mainPages'
import { pages } from '../../content/site'
import { withoutSoftHyphens } from '../../content/softHyphens'
import type { Served } from '../../content/served'
import { mainPageHead } from './mainPageHead'
import { markdownPageHead } from './pageHead'

export type ShownBySearch = { title: string; description: string }

/**
 * What search engines show of a main page or a page that the owner wrote. `undefined` at other paths. Only on
 * the server: browsers do not load descriptions.
 */
export function shownBySearch(path: string, texts: Served['texts']): ShownBySearch | undefined {
  const main = MAIN_PAGES.find((one) => one.path === path)
  const page = pages.find((one) => pagePath(one) === path)
  const head = main ? mainPageHead(main.name) : page && markdownPageHead(page.id, texts[page.id])
  if (!head) return undefined
  const tags: { title?: string; name?: string; content?: string }[] = head.meta
  const title = tags.find((tag) => tag.title !== undefined)?.title ?? ''
  const description = tags.find((tag) => tag.name === 'description')?.content ?? ''
  return { title: withoutSoftHyphens(title), description: withoutSoftHyphens(description) }
}
