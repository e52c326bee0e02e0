import { categories, hasProjects, pages, site } from 'virtual:content/site'
import { allows } from './allows'
import type { Category } from './category'
import type { PlainPage } from './plainPage'

export { hasProjects, pages, site }

/** A category that stands at an address of its own, with those of its albums below. */
export type ListedCategory = Exclude<Category, { shows: 'album' }>

export function listedCategories(): Category[] {
  return categories.filter((c) => allows(c.level, 'list') && c.shows !== 'nothing')
}

/** The category whose list stands at a segment below /photography; letter case counts. */
export function findList(path: string): ListedCategory | undefined {
  return categories.find((c): c is ListedCategory => c.shows !== 'album' && c.path === path)
}

export function listPaths(): string[] {
  return categories.flatMap((c) => (c.shows === 'album' ? [] : [c.path]))
}

/** The owner's page at an address below the root; letter case counts. */
export function findPage(id: string): PlainPage | undefined {
  return pages.find((page) => page.id === id)
}
