import type { Level } from './schema.ts'

/** `bundle`: files that many pages load; `robots`: search engines; `card`: a share card of its own; `search`: this site's search. */
export type Surface = 'list' | 'bundle' | 'robots' | 'sitemap' | 'feed' | 'card' | 'search'

const ALLOWED: Record<Level, readonly Surface[]> = {
  public: ['list', 'bundle', 'robots', 'sitemap', 'feed', 'card', 'search'],
  listed: ['list', 'bundle'],
  unlisted: [],
}

/** Whether a surface may name what has this level. Every list, page and file asks here. */
export function allows(level: Level, surface: Surface): boolean {
  return ALLOWED[level].includes(surface)
}
