import type { Level } from './schema.ts'

/** `bundle`: a file that many pages load; `robots`: search engines; `card`: share cards; `search`: this site's. */
export type Surface = 'list' | 'bundle' | 'robots' | 'sitemap' | 'feed' | 'card' | 'search'

const ALLOWED: Record<Level, readonly Surface[]> = {
  public: ['list', 'bundle', 'robots', 'sitemap', 'feed', 'card', 'search'],
  listed: ['list', 'bundle'],
  unlisted: [],
}

/** Whether a surface may name something of this level. All lists, pages and files check it here. */
export function allows(level: Level, surface: Surface): boolean {
  return ALLOWED[level].includes(surface)
}
