import type { PageElement, PageText } from '../../pageText.ts'
import type { NoteLine } from './frontMatter.ts'
import { markdown } from './markdown.ts'
import { plainText } from './plainText.ts'
import { nodesOf, type ReadText } from './readTokens.ts'

export type ParsedPage = Pick<ReadText, 'ids' | 'links' | 'pictures'> & { text: PageText }

/** Under so many headings a page has no list of them. */
const CONTENTS_FROM = 4

/**
 * A page's Markdown as the elements that the site shows. What cannot be shown is noted with its line.
 * HTML is shown as the text that it is, but for comments, which are left out.
 * @param firstLine the number of the file's line at which the Markdown begins
 * @param values what placeholders stand for
 */
export function parseMarkdown(
  text: string,
  firstLine: number,
  values: Record<string, string>,
  note: NoteLine,
): ParsedPage {
  const read: ReadText = { ids: new Set(), sections: [], links: [], pictures: [] }
  const nodes = nodesOf(markdown.parse(text, {}), {
    ...read,
    values,
    note,
    firstLine,
    line: firstLine,
  })
  const blocks = nodes.filter((node) => typeof node !== 'string')
  const lead = leadOf(blocks)
  if (lead) lead.isLead = true
  const { ids, sections, links, pictures } = read
  const contents = sections.length < CONTENTS_FROM ? [] : sections
  return { text: { contents, blocks }, ids, links, pictures }
}

/** The first paragraph, if it leads: a short one before a long one would look like a heading. */
function leadOf([first, second]: PageText['blocks']): PageElement | undefined {
  if (first?.tag !== 'p') return undefined
  const lengthOf = ({ children }: PageElement) => plainText(children).length
  return second?.tag !== 'p' || lengthOf(first) * 2 > lengthOf(second) ? first : undefined
}
