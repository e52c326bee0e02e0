import type { Site } from '../../content/schema.ts'
import { foldText } from '../../content/foldText.ts'

/**
 * Whether a keyword may be published. site.json lists the allowed keywords. Names of people are excluded
 * unless site.json includes them.
 */
export function keywordFilter({
  keywords = {},
  people = {},
}: Pick<Site, 'keywords' | 'people'>): (keyword: string) => boolean {
  const { public: open = [], people: mayName = false } = keywords
  const names = new Set(Object.values(people).map(foldText))
  const named = open === true ? undefined : new Set(open.map(foldText))
  return (keyword) => {
    const folded = foldText(keyword)
    return (named?.has(folded) ?? true) && (mayName || !names.has(folded))
  }
}
