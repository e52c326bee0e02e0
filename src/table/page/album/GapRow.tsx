import { putDown } from './moving'
import { placeIn } from './order'
import { idsNow, useTable } from '../tableStore'
import { number } from '../words/words'

/** On a phone, a button in a gap that puts the lifted photographs there. */
export function GapRow({ index }: { index: number }) {
  const place = useTable(({ lift }) => {
    if (lift?.by !== 'keys') return undefined
    const ids = idsNow()
    return lift.ids.has(ids[index] ?? '') ? undefined : placeIn(ids, lift.ids, index)
  })
  if (place === undefined) return null
  return (
    <button
      type="button"
      className="hidden min-h-12 w-full items-center font-semibold text-accent narrow:flex"
      onClick={() => putDown(index)}
    >
      <span className="me-3 size-3.25 flex-none rounded-round bg-accent forced-colors:bg-highlight" />
      {`Move here, to place ${number(place)}`}
      <span className="ms-3 h-0.75 flex-1 bg-accent forced-colors:bg-highlight" />
    </button>
  )
}
