import { categories, hasProjects, pages, site } from 'virtual:content/site'
import { allows } from './allows'
import type { Category } from './category'
import type { PageEntry } from './pageEntry'

export { hasProjects, pages, site }

/** A category with a list page of its own. */
export type ListedCategory = Exclude<Category, { shows: 'album' }>

export function listedCategories(): Category[] {
  return categories.filter((c) => allows(c.level, 'list') && c.shows !== 'nothing')
}

/** Finds the category with the list at a segment below /photography. Case-sensitive. */
export function findList(path: string): ListedCategory | undefined {
  return categories.find((c): c is ListedCategory => c.shows !== 'album' && c.path === path)
}

export function listPaths(): string[] {
  return categories.flatMap((c) => (c.shows === 'album' ? [] : [c.path]))
}

/** Finds the owner's page at an address below the root. Case-sensitive. */
export function findPage(id: string): PageEntry | undefined {
  return pages.find((page) => page.id === id)
}
