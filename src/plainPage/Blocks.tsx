import type { Block, Inline } from '../content/pageText'
import { PageFigure } from './PageFigure'
import { Table } from './Table'
import { Words } from './Words'

type Props = {
  blocks: readonly Block[]
  /** They are all of a page, whose first paragraph may lead. */
  isPage?: boolean
}

/** Paragraphs, headings, lists and the like, one below the other. */
export function Blocks({ blocks, isPage = false }: Props) {
  const hasLead = isPage && leads(blocks)
  return (
    <>
      {blocks.map((block, i) => (
        // oxlint-disable-next-line no-array-index-key -- the words of a page do not change their order
        <Piece key={i} block={block} isLead={hasLead && i === 0} />
      ))}
    </>
  )
}

const lengthOf = (children: readonly Inline[]): number =>
  children.reduce((sum, one) => {
    if (typeof one === 'string') return sum + one.length
    if (one.type === 'break') return sum
    return sum + (one.type === 'code' ? one.text.length : lengthOf(one.children))
  }, 0)

/** Whether the first of these is a paragraph that leads: a short one before a long one would look like a heading. */
function leads([first, second]: readonly Block[]): boolean {
  if (first?.type !== 'paragraph') return false
  return second?.type !== 'paragraph' || lengthOf(first.children) * 2 > lengthOf(second.children)
}

function Piece({ block, isLead }: { block: Block; isLead: boolean }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p className={`text-pretty ${isLead ? 'text-lead leading-lead' : 'not-first:mt-[0.8em]'}`}>
          <Words>{block.children}</Words>
        </p>
      )
    case 'line':
      return (
        <div className="text-pretty">
          <Words>{block.children}</Words>
        </div>
      )
    case 'heading':
      return <Heading {...block} />
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table {...block} />
    case 'quote':
      return (
        <blockquote className="border-s border-line-strong ps-5 text-ink-muted not-first:mt-[0.8em]">
          <Blocks blocks={block.children} />
        </blockquote>
      )
    case 'code':
      return (
        // Code runs from left to right, whatever the language of the page.
        <pre dir="ltr" className="whitespace-pre-wrap not-first:mt-[0.8em]">
          <code>{block.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="mt-6 border-line-strong" />
    case 'picture':
      return <PageFigure {...block} />
  }
}

function Heading({ level, id, children }: Extract<Block, { type: 'heading' }>) {
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      className={`text-balance hyphens-auto not-first:mt-[1.6em] ${
        level === 2
          ? 'text-title leading-name font-semibold-small'
          : 'text-label leading-snug font-semibold'
      }`}
    >
      <Words>{children}</Words>
    </Tag>
  )
}

function List({ start, items }: Extract<Block, { type: 'list' }>) {
  const className = 'grid gap-2 not-first:mt-[0.8em]'
  if (start !== undefined)
    return (
      <ol start={start} className={`list-decimal ps-5 ${className}`}>
        {items.map((item, i) => (
          // oxlint-disable-next-line no-array-index-key -- as in Blocks
          <li key={i} dir="auto">
            <Blocks blocks={item} />
          </li>
        ))}
      </ol>
    )
  return (
    <ul className={className}>
      {items.map((item, i) => (
        // oxlint-disable-next-line no-array-index-key -- as in Blocks
        <li key={i} dir="auto" className="relative ps-5">
          <Blocks blocks={item} />
          <i className="absolute inset-s-0 top-[0.78em] h-[1.5px] w-2.5 bg-ink-muted forced-colors:bg-canvas-text" />
        </li>
      ))}
    </ul>
  )
}
