import type { Token } from 'markdown-it'
import type {
  Column,
  HeadingTag,
  PageElement,
  PageFigure,
  PageLink,
  PageNode,
  Section,
} from '../../pageText.ts'
import { altFault } from '../album/altFault.ts'
import { fillText, placeholdersOf } from '../json/placeholders.ts'
import type { NoteLine } from './frontMatter.ts'
import { addHeadingId } from './addHeadingId.ts'
import { escapeAddress } from './markdown.ts'
import { plainText } from './plainText.ts'
import { settleTable } from './settleTable.ts'

/** A link or picture to check, with its line in the file. */
type FoundNode<T> = { node: T; line: number }

/** The links, pictures and headings found so far. */
export type ReadText = {
  ids: Set<string>
  sections: Section[]
  links: FoundNode<PageLink>[]
  pictures: FoundNode<PageFigure>[]
}

type Reading = ReadText & {
  values: Record<string, string>
  note: NoteLine
  firstLine: number
  line: number
}

/** The text of a link that is itself an address. */
const ADDRESS = /^(https?:|\S+@)/

export function nodesOf(tokens: readonly Token[], reading: Reading): PageNode[] {
  let next = 0
  const readToEnd = (): PageNode[] => {
    const nodes: PageNode[] = []
    for (let token = tokens[next++]; token; token = tokens[next++]) {
      // Only the first rows of a table have line numbers.
      if (token.type === 'tr_close') reading.line += 1
      if (token.nesting === -1) break
      if (token.map) reading.line = reading.firstLine + token.map[0]
      const image = onlyImage(token, tokens[next])
      if (image) {
        nodes.push(figure(image, reading))
        // Skip the inline token and paragraph_close.
        next += 2
      } else if (token.nesting === 1) nodes.push(...container(token, readToEnd, reading))
      else nodes.push(...leaf(token, reading))
    }
    return withJoinedTexts(nodes)
  }
  return readToEnd()
}

/** Converts an opening token and everything up to its closing token. */
function container(token: Token, readChildren: () => PageNode[], reading: Reading): PageNode[] {
  const { line } = reading
  const href = escapeAddress(fill(attribute(token, 'href'), reading))
  const children = readChildren()
  switch (token.type) {
    case 'paragraph_open':
      return children.length ? [{ tag: token.hidden ? 'div' : 'p', children }] : []
    case 'heading_open':
      return [heading(token, children, { ...reading, line })]
    case 'link_open': {
      const [said] = children
      const isAddress = typeof said === 'string' && ADDRESS.test(said)
      const words: PageNode[] = isAddress ? [{ tag: 'bdi', children }] : children
      const node: PageLink = { tag: 'a', to: 'plain', href, children: words }
      reading.links.push({ node, line })
      return [node]
    }
    case 'ordered_list_open':
      return [{ tag: 'ol', start: Number(token.attrGet('start') ?? 1), children }]
    case 'table_open':
      return [settleTable({ tag: 'table', children })]
    case 'th_open':
    case 'td_open': {
      const [, column] = /text-align:\s*(\w+)/.exec(attribute(token, 'style')) ?? []
      return [{ tag: 'td', ...(column ? { column: column as Column } : {}), children }]
    }
    default:
      return [{ tag: token.tag as PageElement['tag'], children }]
  }
}

function leaf(token: Token, reading: Reading): PageNode[] {
  const { type, content, children } = token
  switch (type) {
    case 'inline':
      return nodesOf(children ?? [], reading)
    case 'text':
      return [fill(content, reading)]
    case 'softbreak':
      reading.line += 1
      return [' ']
    case 'hardbreak':
      reading.line += 1
      return [{ tag: 'br', children: [] }]
    case 'code_inline':
      return [{ tag: 'code', text: content }]
    case 'code_block':
    case 'fence':
      return [{ tag: 'pre', children: [{ tag: 'code', text: content.replace(/\n$/, '') }] }]
    case 'hr':
      return [{ tag: 'hr', children: [] }]
    case 'html_inline':
      return [withoutComments(content, reading)]
    case 'html_block': {
      const left = withoutComments(content, reading)
      return left === '' ? [] : [{ tag: 'p', children: [left] }]
    }
    case 'image':
      reading.note(
        reading.line,
        'inline-picture',
        `has a picture (${attribute(token, 'src')}) inside a text, a list or a quotation`,
        'Give it a paragraph of its own, between two empty lines',
      )
      return []
    default:
      return [content]
  }
}

/** The picture that is the only content of a top-level paragraph. */
function onlyImage({ type, level }: Token, words: Token | undefined): Token | undefined {
  const [only, second] = words?.children ?? []
  const isAlone = type === 'paragraph_open' && level === 0 && only?.type === 'image' && !second
  return isAlone ? only : undefined
}

function figure(image: Token, reading: Reading): PageFigure {
  const { line, note, pictures } = reading
  const src = attribute(image, 'src')
  const alt = plainText(nodesOf(image.children ?? [], reading))
  if (altFault(alt))
    note(
      line,
      'empty-alt',
      `has a picture (${src}) that is not described`,
      'Describe it between the square brackets',
    )
  const node: PageFigure = {
    tag: 'figure',
    picture: { src: escapeAddress(fill(src, reading)), alt },
    caption: fill(attribute(image, 'title'), reading),
  }
  pictures.push({ node, line })
  return node
}

function heading({ tag }: Token, children: PageNode[], { ids, line, note, sections }: Reading) {
  const title = plainText(children)
  if (tag === 'h1')
    note(
      line,
      'second-title',
      `has a heading of the first level (${title})`,
      'Start it with ##: the title in the head of the file is the page’s only heading of the first level',
    )
  const id = addHeadingId(title, ids)
  if (tag === 'h2') sections.push({ id, title })
  return { tag: tag === 'h1' ? 'h2' : (tag as HeadingTag), id, children }
}

const fill = (text: string, { values, note, line }: Reading) =>
  fillText(text, values, (word) =>
    note(
      line,
      'placeholder',
      `holds ${word}, which site.json does not fill`,
      `Use one of ${placeholdersOf(values)}, or write it as code`,
    ),
  )

function withoutComments(html: string, { line, note }: Reading): string {
  const left = html.replaceAll(/<!--[\s\S]*?-->/g, '').trim()
  if (left !== '')
    note(
      line,
      'raw-html',
      `has HTML (${left.split('\n')[0]}), which is shown as text`,
      'Write it in Markdown, or put it between ` signs if it is meant as text',
    )
  return left
}

const attribute = (token: Token, name: string) => String(token.attrGet(name) ?? '')

/** Removes empty texts and joins neighbouring ones. */
function withJoinedTexts(nodes: readonly PageNode[]): PageNode[] {
  const joined: PageNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (node === '') continue
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
  }
  return joined
}
