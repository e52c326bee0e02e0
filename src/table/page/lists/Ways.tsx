import type { Path } from '../../contract'
import type { Send } from '../words/useDocument'

export type WaysProps = {
  name: string
  /** `path`: the list. `places`: the indices of entries that can be swapped; `index`: where this one is in it. */
  path: Path
  places: readonly number[]
  index: number
  send: Send
}

export function Ways({ name, path, places, index, send }: WaysProps) {
  const at = places[index]!
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
