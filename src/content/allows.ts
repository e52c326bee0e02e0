import type { Level } from './schema.ts'

/**
 * Where something may be named. `list`: lists and menus of the site; `bundle`: files that pages
 * share; `robots`: search engines; `sitemap`, `feed`; `card`: a share card of its own.
 */
export type Surface = 'list' | 'bundle' | 'robots' | 'sitemap' | 'feed' | 'card'

const ALLOWED: Record<Level, readonly Surface[]> = {
  public: ['list', 'bundle', 'robots', 'sitemap', 'feed', 'card'],
  listed: ['list', 'bundle'],
  unlisted: [],
}

/** The one answer to 'may this surface name it?'. Every list, page, feed and file asks here. */
export function allows(level: Level, surface: Surface): boolean {
  return ALLOWED[level].includes(surface)
}
