import type { Block, Column } from '../content/pageText'
import { Words } from './Words'

/** How the cells of a column are set, beside their weight. Not `text-end`, which is the end of a cell's own letters. */
const ALIGN: Record<Column, string> = {
  left: '',
  center: 'text-center',
  right: 'text-right rtl:text-left',
  numbers: 'text-right whitespace-nowrap rtl:text-left',
}

/** A ledger: rows between hairlines, the first cell of each says what it is of. */
export function Table({ head, rows, columns }: Omit<Extract<Block, { type: 'table' }>, 'type'>) {
  return (
    <table className="w-full border-b border-line-strong not-first:mt-[0.8em] contrast-more:border-current">
      {head.length > 0 && (
        <thead className="text-note text-ink-muted">
          <tr>
            {head.map((name, i) => {
              const Cell = name.length ? 'th' : 'td'
              return (
                <Cell
                  // oxlint-disable-next-line no-array-index-key -- as in Blocks
                  key={i}
                  {...(name.length ? { scope: 'col' } : {})}
                  className={`font-medium ${i < head.length - 1 ? 'pe-4.5' : ''} ${ALIGN[columns[i] ?? 'left']}`}
                >
                  <Words>{name}</Words>
                </Cell>
              )
            })}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, i) => (
          <tr
            // oxlint-disable-next-line no-array-index-key -- as in Blocks
            key={i}
            className="border-t border-line-strong align-baseline contrast-more:border-current print:break-inside-avoid"
          >
            {cells.map((cell, n) => {
              const isName = n === 0 && cell.length > 0
              const Cell = isName ? 'th' : 'td'
              return (
                <Cell
                  // oxlint-disable-next-line no-array-index-key -- as in Blocks
                  key={n}
                  {...(isName ? { scope: 'row' } : {})}
                  className={`py-2.5 ${n < cells.length - 1 ? 'pe-4.5' : ''} ${
                    isName || columns[n] === 'numbers' ? 'font-semibold' : ''
                  } ${ALIGN[columns[n] ?? 'left']}`}
                >
                  <Words>{cell}</Words>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
