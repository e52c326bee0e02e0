import type { PageElement } from '../../pageText.ts'
import { plainText } from './plainText.ts'

/** A short number with a unit, such as `240 €`, `CHF 12` or `0.60 € a km`, an empty cell or a dash. */
const isNumber = (text: string) =>
  text.length <= 20 && /^(\p{Lu}{3}\s?)?[^\p{L}]*\d|^[-–—]?$/u.test(text.trim())

/** More columns that never wrap would leave no room for the first one on a phone. */
const MOST_NUMBERS = 2

const elementsIn = ({ children }: PageElement) => children as PageElement[]

/** Marks columns of numbers and header cells. Removes a header row without names. */
export function settleTable(table: PageElement): PageElement {
  const [head = [], rows = []] = elementsIn(table).map((part) => elementsIn(part).map(elementsIn))
  const [names = []] = head
  const numbers = names.flatMap((name, i) => {
    const cells = rows.flatMap((row) => row[i] ?? [])
    const texts = cells.map(({ children }) => plainText(children))
    const isNumbers = i > 0 && texts.every(isNumber) && texts.some((text) => /\d/.test(text))
    return isNumbers && name.column !== 'left' && name.column !== 'center' ? [[name, ...cells]] : []
  })
  const column = numbers.length > MOST_NUMBERS ? 'right' : 'numbers'
  for (const cell of numbers.flat()) cell.column = column
  for (const name of names) makeHead(name, 'col')
  for (const name of rows.flatMap((row) => row.slice(0, 1))) makeHead(name, 'row')
  const isNamed = names.some(({ children }) => children.length)
  return { ...table, children: table.children.slice(isNamed ? 0 : 1) }
}

function makeHead(cell: PageElement, scope: 'row' | 'col'): void {
  if (cell.children.length) Object.assign(cell, { tag: 'th', scope })
}
