import type { Path } from '../../contract'
import type { Send } from '../words/useDocument'

type Props = {
  name: string
  /** `path`: the list. `at`: the index of the entry. `places`: the indices between which entries can be swapped. */
  path: Path
  at: number
  places: readonly number[]
  send: Send
}

/** Buttons that move an entry of a list up and down. */
export function Ways({ name, path, at, places, send }: Props) {
  const index = places.indexOf(at)
  const ways = [
    [places[index - 1], '↑', 'up'],
    [places[index + 1], '↓', 'down'],
  ] as const
  return ways.map(([to, arrow, way]) => (
    <button
      key={arrow}
      type="button"
      className="min-h-11 min-w-11 px-1.5 font-medium transition-color hover:text-accent disabled:opacity-30"
      aria-label={`Move ${name} ${way}`}
      disabled={to === undefined}
      onClick={() => to !== undefined && void send({ type: 'swap', path, at, to })}
    >
      {arrow}
    </button>
  ))
}
