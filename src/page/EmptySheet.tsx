import type { ReactNode } from 'react'
import { PART } from '../document'

/** An empty map sheet that replaces a list without entries. `line` is in its lower corner. */
export function EmptySheet({ line }: { line?: ReactNode }) {
  return (
    <>
      {line === undefined && <ul className="sr-only" />}
      <div data-part={PART['empty-sheet']} className="relative map-sheet">
        {line !== undefined && (
          <p className="absolute inset-s-0 bottom-0 bg-paper px-3.5 pb-2.5 text-lead leading-lead">
            {line}
          </p>
        )}
      </div>
    </>
  )
}
