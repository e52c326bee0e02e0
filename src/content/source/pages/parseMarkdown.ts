import { MENU_ID, RELIEF_ID, ROOT_ID } from '../../../document.ts'
import type {
  Block,
  Column,
  HeadingLevel,
  Inline,
  Link,
  PageText,
  Section,
} from '../../pageText.ts'
import { altFault } from '../album/altFault.ts'
import type { NoteLine } from './frontMatter.ts'
import { escapeAddress, type MarkdownNode, markdownTree } from './markdownTree.ts'
import { fillPlaceholders, placeholdersOf, slug } from '../json/placeholders.ts'

/** A link or picture that is still to be checked, with the line of the file that it stands in. */
export type Placed<T> = { node: T; line: number }
type PictureBlock = Extract<Block, { type: 'picture' }>

export type ParsedPage = {
  text: PageText
  /** The ids of all headings, by which addresses name them. */
  ids: Set<string>
  links: Placed<Link>[]
  pictures: Placed<PictureBlock>[]
}

/** Under so many headings a page has no list of them. */
const CONTENTS_FROM = 4

/** Ids that other parts of every page have. */
const TAKEN = new Set<string>([ROOT_ID, MENU_ID, RELIEF_ID])

/** The text of a node's descendants, without emphasis and links. */
export const plainText = (children: readonly Inline[]): string =>
  children
    .map((inline) => {
      if (typeof inline === 'string') return inline
      if (inline.type === 'break') return ' '
      return inline.type === 'code' ? inline.text : plainText(inline.children)
    })
    .join('')

/** A letter of another script than Latin. */
const OTHER_LETTER = /[^\P{L}\p{Script=Latin}]/u

/**
 * The address of a heading on its page: `Größe` → `grosse`, `Закат над озером` → `закат-над-озером`. It is made of
 * the heading alone, so that it stays when another is added.
 */
function headingSlug(title: string): string {
  const own = OTHER_LETTER.test(title)
    ? title
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
    : slug(title)
  const signs = () => Array.from(title, (sign) => sign.codePointAt(0)!.toString(16)).join('-')
  return own || `section-${signs()}`
}

/**
 * A page's Markdown as the tree that the site shows. What cannot be shown is noted with its line.
 * HTML is shown as the text that it is, but for comments, which are left out.
 * @param firstLine the number of the file's line at which the Markdown begins
 * @param values what placeholders stand for
 */
export function parseMarkdown(
  markdown: string,
  firstLine: number,
  values: Record<string, string>,
  note: NoteLine,
): ParsedPage {
  const ids = new Set<string>()
  const sections: Section[] = []
  const links: ParsedPage['links'] = []
  const pictures: ParsedPage['pictures'] = []
  const at = ({ line }: MarkdownNode) => firstLine + line

  const fill = (text: string, node: MarkdownNode) =>
    fillPlaceholders(text, values, (word) =>
      note(
        at(node),
        'placeholder',
        `holds ${word}, which site.json does not fill`,
        `Use one of ${placeholdersOf(values)}, or write it as code`,
      ),
    ) as string

  const withoutComments = (node: MarkdownNode) => {
    const left = node.token.content.replaceAll(/<!--[\s\S]*?-->/g, '').trim()
    if (left !== '')
      note(
        at(node),
        'raw-html',
        `has HTML (${left.split('\n')[0]}), which is shown as text`,
        'Write it in Markdown, or between ` signs where it is meant as text',
      )
    return left
  }

  function headingId(title: string): string {
    const base = headingSlug(title)
    let id = TAKEN.has(base) ? `${base}-1` : base
    for (let n = 2; ids.has(id); n += 1) id = `${base}-${n}`
    ids.add(id)
    return id
  }

  function link(node: MarkdownNode): Link {
    const href = fill(attribute(node, 'href'), node)
    const made: Link = {
      type: 'link',
      to: 'plain',
      href: escapeAddress(href),
      children: inlines(node.children),
    }
    links.push({ node: made, line: at(node) })
    return made
  }

  function inline(node: MarkdownNode): Inline | undefined {
    const { type, content } = node.token
    switch (type) {
      case 'text':
        return fill(content, node)
      case 'softbreak':
        return ' '
      case 'hardbreak':
        return { type: 'break' }
      case 'code_inline':
        return { type: 'code', text: content }
      case 'strong_open':
        return { type: 'strong', children: inlines(node.children) }
      case 'em_open':
        return { type: 'em', children: inlines(node.children) }
      case 's_open':
        return { type: 'del', children: inlines(node.children) }
      case 'link_open':
        return link(node)
      case 'html_inline':
        return withoutComments(node)
      case 'image':
        note(
          at(node),
          'inline-picture',
          `has a picture (${attribute(node, 'src')}) within words, a list or a quotation`,
          'Give it a paragraph of its own, between two empty lines',
        )
        return undefined
      default:
        return content
    }
  }

  function inlines(nodes: readonly MarkdownNode[]): Inline[] {
    const all: Inline[] = []
    for (const node of nodes) {
      const made = inline(node)
      if (made === undefined || made === '') continue
      const last = all.at(-1)
      if (typeof made === 'string' && typeof last === 'string') all[all.length - 1] = last + made
      else all.push(made)
    }
    return all
  }

  /** The words of a node that has a line of them. */
  const wordsOf = ({ children }: MarkdownNode) =>
    inlines(children.flatMap((child) => (child.token.type === 'inline' ? child.children : child)))

  function picture(node: MarkdownNode): PictureBlock {
    const alt = fill(plainText(inlines(node.children)), node)
    if (altFault(alt))
      note(
        at(node),
        'empty-alt',
        `has a picture (${attribute(node, 'src')}) that is not described`,
        'Say between the brackets what it shows',
      )
    const made: PictureBlock = {
      type: 'picture',
      picture: { src: escapeAddress(fill(attribute(node, 'src'), node)), alt },
      caption: fill(attribute(node, 'title'), node),
    }
    pictures.push({ node: made, line: at(node) })
    return made
  }

  function paragraph(node: MarkdownNode, isTop: boolean): Block[] {
    const words = node.children[0]?.children ?? []
    const [only] = words
    if (isTop && words.length === 1 && only?.token.type === 'image') return [picture(only)]
    const children = inlines(words)
    return children.length ? [{ type: node.token.hidden ? 'line' : 'paragraph', children }] : []
  }

  function heading(node: MarkdownNode): Block[] {
    const level = Number(node.token.tag.slice(1))
    const children = wordsOf(node)
    const title = plainText(children)
    if (level === 1) {
      note(
        at(node),
        'second-title',
        `has a heading of the first level (${title})`,
        'Begin it with ##: the title at the head of the file is the page’s only one',
      )
    }
    const id = headingId(title)
    if (level === 2) sections.push({ id, title })
    return [{ type: 'heading', level: Math.max(level, 2) as HeadingLevel, id, children }]
  }

  function list(node: MarkdownNode): Block {
    const items = node.children.map((item) => blocks(item.children, false))
    if (node.token.type === 'bullet_list_open') return { type: 'list', items }
    return { type: 'list', start: Number(node.token.attrGet('start') ?? 1), items }
  }

  function table(node: MarkdownNode): Block {
    const [head, ...body] = node.children.flatMap((part) => part.children)
    // Only its head knows its line.
    for (const [i, row] of body.entries()) moveTo(row, node.line + 2 + i)
    const cells = (row: MarkdownNode) => row.children.map(wordsOf)
    const names = cells(head!)
    const rows = body.map(cells)
    const columns = head!.children.map((head, i): Column => {
      const said = /text-align:\s*(left|center|right)/.exec(attribute(head, 'style'))?.[1] as
        Column | undefined
      const texts = rows.map((row) => plainText(row[i] ?? []))
      const isNumbers = i > 0 && texts.every(isNumber) && texts.some((text) => /\d/.test(text))
      return isNumbers && said !== 'left' && said !== 'center' ? 'numbers' : (said ?? 'left')
    })
    const isNamed = names.some((name) => name.length)
    return { type: 'table', head: isNamed ? names : [], rows, columns }
  }

  function block(node: MarkdownNode, isTop: boolean): Block[] {
    const { type, content } = node.token
    switch (type) {
      case 'paragraph_open':
        return paragraph(node, isTop)
      case 'heading_open':
        return heading(node)
      case 'bullet_list_open':
      case 'ordered_list_open':
        return [list(node)]
      case 'table_open':
        return [table(node)]
      case 'blockquote_open':
        return [{ type: 'quote', children: blocks(node.children, false) }]
      case 'code_block':
      case 'fence':
        return [{ type: 'code', text: content.replace(/\n$/, '') }]
      case 'hr':
        return [{ type: 'rule' }]
      case 'html_block': {
        const text = withoutComments(node)
        return text === '' ? [] : [{ type: 'paragraph', children: [text] }]
      }
      default:
        return []
    }
  }

  const blocks = (nodes: readonly MarkdownNode[], isTop: boolean): Block[] =>
    nodes.flatMap((node) => block(node, isTop))

  const all = blocks(markdownTree(markdown), true)
  const contents = sections.length < CONTENTS_FROM ? [] : sections
  return { text: { contents, blocks: all }, ids, links, pictures }
}

/**
 * A number with what it counts, such as `240 €`, `CHF 12` or `0.60 € a km`: short, the number first. A
 * cell without one may be empty, or hold a dash.
 */
const isNumber = (text: string) =>
  text.length <= 20 && /^(\p{Lu}{3}\s?)?[^\p{L}]*\d|^[-–—]?$/u.test(text.trim())

/** An attribute that the parser gave to a token; empty where there is none. */
const attribute = ({ token }: MarkdownNode, name: string) => String(token.attrGet(name) ?? '')

function moveTo(node: MarkdownNode, line: number): void {
  node.line = line
  for (const child of node.children) moveTo(child, line)
}
