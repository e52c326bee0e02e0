import { createElement } from 'react'
import type { Column, PageElement, PageNode } from '../content/pageText'
import { FontFallback } from '../page/FontFallback'
import { Figure } from './Figure'
import { TextLink } from './TextLink'

const HEADING = 'text-balance hyphens-auto not-first:mt-section'
const SUBHEADING = `${HEADING} text-label leading-snug font-semibold`

const LOOKS: Partial<Record<PageElement['tag'], string>> = {
  p: 'text-pretty not-first:mt-paragraph',
  div: 'text-pretty',
  h2: `${HEADING} text-title leading-name font-semibold-small`,
  h3: SUBHEADING,
  h4: SUBHEADING,
  h5: SUBHEADING,
  h6: SUBHEADING,
  ul: 'grid gap-2 not-first:mt-paragraph',
  ol: 'grid list-decimal gap-2 ps-5 not-first:mt-paragraph',
  blockquote: 'border-s border-line-strong ps-5 text-ink-muted not-first:mt-paragraph',
  pre: 'whitespace-pre-wrap not-first:mt-paragraph',
  hr: 'mt-6 border-line-strong',
  table: 'w-full border-b border-line-strong not-first:mt-paragraph contrast-more:border-current',
  thead: 'text-note text-ink-muted *:*:font-medium',
  tbody:
    '*:border-t *:border-line-strong *:align-baseline contrast-more:*:border-current print:*:break-inside-avoid *:*:py-2.5',
  th: 'not-last:pe-4.5',
  td: 'not-last:pe-4.5',
  // Italics are reserved for the typeface of nature. Texts use the typeface of culture.
  em: 'font-semibold not-italic',
}

/** Not `text-end`, which depends on the direction of the cell's own text. */
const COLUMNS: Record<Column, string> = {
  left: '',
  center: 'text-center',
  right: 'text-right rtl:text-left',
  numbers: 'text-right font-semibold whitespace-nowrap rtl:text-left',
}

/** Code and addresses are left-to-right in every language. */
const DIRECTIONS: Partial<Record<PageElement['tag'], string>> = {
  bdi: 'ltr',
  pre: 'ltr',
  li: 'auto',
}

export function PageNodes({
  nodes,
  isList = false,
}: {
  nodes: readonly PageNode[]
  isList?: boolean
}) {
  return nodes.map((node, i) => (
    // oxlint-disable-next-line no-array-index-key -- the nodes of a page never change their order
    <Piece key={i} node={node} isBulleted={isList} />
  ))
}

function Piece({ node, isBulleted }: { node: PageNode; isBulleted: boolean }) {
  if (typeof node === 'string') return <FontFallback text={node} />
  if (node.tag === 'code') return <code dir="ltr">{node.text}</code>
  if (node.tag === 'figure') return <Figure {...node} />
  if (node.tag === 'a')
    return (
      <TextLink {...node}>
        <PageNodes nodes={node.children} />
      </TextLink>
    )
  const { tag, column, isLead, children, ...attributes } = node
  const looks = [
    LOOKS[tag],
    isLead && 'text-lead leading-lead',
    column && COLUMNS[column],
    node.scope === 'row' && 'font-semibold',
    isBulleted && 'relative ps-5',
  ]
  const className = looks.filter(Boolean).join(' ') || undefined
  const props = { ...attributes, dir: DIRECTIONS[tag], className }
  if (tag === 'br' || tag === 'hr') return createElement(tag, props)
  return createElement(
    tag,
    props,
    <PageNodes nodes={children} isList={tag === 'ul'} />,
    isBulleted && <i className="absolute inset-s-0 list-dash" />,
  )
}
