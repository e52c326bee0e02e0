import type { ReactNode } from 'react'
import { PART } from '../document'

/**
 * What stands in place of a list without entries (R4): a map sheet with neat line and graticule.
 * @param line cut out of its lower left corner, like the name of a picture; an unknown album has none
 */
export function EmptySheet({ line }: { line?: ReactNode }) {
  return (
    <>
      {line === undefined && <ul className="sr-only" />}
      <div data-part={PART['empty-album']} className="relative map-sheet">
        {line !== undefined && (
          <p className="absolute inset-s-0 bottom-0 bg-paper px-3.5 pb-2.5 text-lead leading-lead">
            {line}
          </p>
        )}
      </div>
    </>
  )
}
