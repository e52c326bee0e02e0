import type { Site } from '../../content/schema.ts'
import { foldText } from '../../content/foldText.ts'

/** Whether site.json publishes a keyword. Names of people are excluded unless site.json includes them. */
export function keywordFilter({ keywords = {}, people = {} }: Pick<Site, 'keywords' | 'people'>) {
  const { public: open = [], people: mayName = false } = keywords
  const names = new Set(Object.values(people).map(foldText))
  const named = open === true ? undefined : new Set(open.map(foldText))
  return (keyword: string): boolean => {
    const folded = foldText(keyword)
    return (named?.has(folded) ?? true) && (mayName || !names.has(folded))
  }
}
