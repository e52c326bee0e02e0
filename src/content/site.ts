import { categories, site } from 'virtual:content/site'
import { allows } from './allows'
import type { Category } from './category'
import type { CategoryId } from './schema'

export { site }

/** The categories that lists may show, in the owner's order. */
export function listedCategories(): Category[] {
  return categories.filter((c) => allows(c.level, 'list'))
}

export function findCategory(id: CategoryId): Category | undefined {
  return categories.find((c) => c.id === id)
}
