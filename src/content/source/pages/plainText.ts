import type { PageNode } from '../../pageText.ts'

export const plainText = (nodes: readonly PageNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.tag === 'br') return ' '
      if (node.tag === 'code') return node.text
      return 'children' in node ? plainText(node.children) : ''
    })
    .join('')
