import type { Path } from '../../contract'
import { speak } from '../tableStore'
import type { Send } from '../words/useDocument'
import { number } from '../words/words'

type Props = {
  name: string
  /** `path`: the list. `at`: the index of the entry. `places`: the indices between which entries can be swapped. */
  path: Path
  at: number
  places: readonly number[]
  send: Send
}

/** Buttons that move an entry of a list up and down. The focus follows the entry. */
export function Ways({ name, path, at, places, send }: Props) {
  const move = (pressed: Element, to: number, way: string) =>
    send({ type: 'swap', path, at, to }, () => {
      const place = places.indexOf(to)
      speak(`Moved ${name} ${way}, ${number(place + 1)} of ${number(places.length)}`)
      const row = pressed.closest('ul')?.children[place]
      const button = row?.querySelector<HTMLElement>(`[data-way=${way}]`)
      button?.focus({ preventScroll: true })
      button?.scrollIntoView({ block: 'nearest' })
    })
  const index = places.indexOf(at)
  const ways = [
    [places[index - 1], '↑', 'up'],
    [places[index + 1], '↓', 'down'],
  ] as const
  return ways.map(([to, arrow, way]) => (
    <button
      key={arrow}
      type="button"
      data-way={way}
      className="min-h-11 min-w-11 scroll-my-bar-row px-1.5 font-medium transition-color hover:text-accent aria-disabled:opacity-30"
      aria-label={`Move ${name} ${way}`}
      aria-disabled={to === undefined}
      onClick={({ currentTarget: it }) => to !== undefined && void move(it, to, way)}
    >
      {arrow}
    </button>
  ))
}
