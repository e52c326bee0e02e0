import MarkdownIt, { type Token } from 'markdown-it'

/** A token with what it holds. `line`: of the text, counted from 0. */
export type MarkdownNode = { token: Token; line: number; children: MarkdownNode[] }

const markdown = new MarkdownIt({ html: true, linkify: true })
// Addresses stay as they are written, whatever they are: they may hold placeholders, and are checked later.
markdown.validateLink = () => true
markdown.normalizeLink = (url) => url
markdown.normalizeLinkText = (text) => text
// Bare addresses of pages and of mail are links, also the owner's own; a word with a full stop in it is none.
markdown.linkify.set({ fuzzyLink: false }).add('{', {
  validate: (text, at) => (text.startsWith('email}', at) ? 'email}'.length : 0),
  normalize: (match) => (match.url = 'mailto:{email}'),
})

/** The same parser's way to write an address: what cannot stand in one is escaped. */
export const escapeAddress = (url: string): string => new MarkdownIt().normalizeLink(url)

/** The tokens of a line of the tree, each with those between its start and its end. */
function nest(tokens: readonly Token[], firstLine: number): MarkdownNode[] {
  const root: MarkdownNode = { token: tokens[0]!, line: firstLine, children: [] }
  const open = [root]
  for (const token of tokens) {
    const parent = open.at(-1)!
    if (token.nesting === -1) {
      open.pop()
      continue
    }
    const line = token.map?.[0] ?? parent.line
    const node: MarkdownNode = { token, line, children: nestInline(token, line) }
    parent.children.push(node)
    if (token.nesting === 1) open.push(node)
  }
  return root.children
}

/** What stands within a line, where each break begins another one. */
function nestInline({ children }: Token, firstLine: number): MarkdownNode[] {
  if (!children?.length) return []
  let line = firstLine
  const placed = children.map((token) => {
    const at = line
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1
    return { token, at }
  })
  const nodes = nest(children, firstLine)
  const lines = new Map(placed.map(({ token, at }) => [token, at]))
  const place = (node: MarkdownNode): void => {
    node.line = lines.get(node.token) ?? node.line
    node.children.forEach(place)
  }
  nodes.forEach(place)
  return nodes
}

/** Markdown as a tree: CommonMark with tables and struck out words. HTML in it is a node like others. */
export function markdownTree(text: string): MarkdownNode[] {
  return nest(markdown.parse(text, {}), 0)
}
