import type { PageElement } from '../../pageText.ts'
import { plainText } from './plainText.ts'

/**
 * A number with what it counts, such as `240 €`, `CHF 12` or `0.60 € a km`: short, the number first. A
 * cell without one may be empty, or hold a dash.
 */
const isNumber = (text: string) =>
  text.length <= 20 && /^(\p{Lu}{3}\s?)?[^\p{L}]*\d|^[-–—]?$/u.test(text.trim())

const elementsIn = ({ children }: PageElement) => children as PageElement[]

/**
 * A table with columns of numbers found, and the names of columns and rows made heads. A head without names
 * is left out.
 */
export function settleTable(table: PageElement): PageElement {
  const [head, body] = elementsIn(table)
  const names = elementsIn(elementsIn(head!)[0]!)
  const rows = body ? elementsIn(body).map(elementsIn) : []
  for (const [i, { column }] of names.entries()) {
    const cells = rows.map((row) => row[i]!)
    const texts = cells.map(({ children }) => plainText(children))
    const isNumbers = i > 0 && texts.every(isNumber) && texts.some((text) => /\d/.test(text))
    if (isNumbers && column !== 'left' && column !== 'center')
      for (const cell of [names[i]!, ...cells]) cell.column = 'numbers'
  }
  for (const name of names) makeHead(name, 'col')
  for (const [name] of rows) makeHead(name!, 'row')
  const isNamed = names.some(({ children }) => children.length)
  return { ...table, children: table.children.slice(isNamed ? 0 : 1) }
}

function makeHead(cell: PageElement, scope: 'row' | 'col'): void {
  if (cell.children.length) Object.assign(cell, { tag: 'th', scope })
}
