import type { PageNode } from '../../content/pageText.ts'
import { languageOf } from '../../content/source/site/languages.ts'
import type { Content } from '../../content/source/content.ts'
import { hyphenatorOf } from './hyphenator.ts'
import { placeContent } from './placeContent.ts'

/** The content as pages show it: with the base path, and soft hyphens in names, titles and headings. */
export function shownContent(content: Content): Content {
  const placed = placeContent(content)
  const hyphenate = hyphenatorOf(languageOf(content.site))
  if (!hyphenate) return placed
  const { site, projects, categories, albums, pages } = placed
  const withName = <T extends { name: string }>(one: T): T => ({
    ...one,
    name: hyphenate(one.name),
  })
  const withTitle = <T extends { title: string }>(one: T): T => ({
    ...one,
    title: hyphenate(one.title),
  })
  const hyphenateTexts = (nodes: PageNode[]): PageNode[] =>
    nodes.map((node) => {
      if (typeof node === 'string') return hyphenate(node)
      return 'children' in node ? { ...node, children: hyphenateTexts(node.children) } : node
    })
  return {
    ...placed,
    site: { ...site, skills: site.skills.map(withName) },
    projects: projects.map(withName),
    categories: categories.map(withName),
    albums: albums.map((album) => withTitle(withName(album))),
    pages: pages.map((page) => ({
      ...withTitle(page),
      ...(page.menuLabel === undefined ? {} : { menuLabel: hyphenate(page.menuLabel) }),
      text: {
        ...page.text,
        contents: page.text.contents.map(withTitle),
        blocks: page.text.blocks.map((block) =>
          'id' in block ? { ...block, children: hyphenateTexts(block.children) } : block,
        ),
      },
    })),
  }
}
