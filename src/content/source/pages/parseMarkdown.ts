import type { PageElement, PageText } from '../../pageText.ts'
import type { NoteLine } from './frontMatter.ts'
import { markdown } from './markdown.ts'
import { plainText } from './plainText.ts'
import { nodesOf, type ReadText } from './nodesOf.ts'

export type ParsedPage = Pick<ReadText, 'ids' | 'links' | 'pictures'> & { text: PageText }

const CONTENTS_FROM = 4 // the number of headings from which a page has a table of contents

/** A page's Markdown as elements. HTML is text, without comments. `firstLine`: where it starts in the file. */
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
  const { sections, ...found } = read
  const contents = sections.length < CONTENTS_FROM ? [] : sections
  return { text: { contents, blocks }, ...found }
}

/** The first paragraph if it leads the page. A short one before a long one would look like a heading. */
function leadOf([first, second]: PageText['blocks']): PageElement | undefined {
  if (first?.tag !== 'p') return undefined
  const lengthOf = ({ children }: PageElement) => plainText(children).length
  return second?.tag !== 'p' || lengthOf(first) * 2 > lengthOf(second) ? first : undefined
}
