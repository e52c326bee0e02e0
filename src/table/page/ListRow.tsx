import type { ListedAlbum, ListState, RequestedListAct } from '../contract'
import { Choice, Field } from './fields'
import { TextButton } from './TextButton'
import { words } from './words/words'

/** A button beside fields. */
export const BUTTON =
  'min-h-11 min-w-11 px-1.5 font-medium transition-color hover:text-accent disabled:opacity-30'
const LEVELS = ['public', 'listed', 'unlisted'] as const

export type Send = (act: RequestedListAct) => Promise<void>

export const categoriesIn = ({ categories }: ListState) =>
  categories.map(({ id, name }) => [id, name] as const)

type RowProps = {
  album: ListedAlbum
  before: ListedAlbum | undefined
  after: ListedAlbum | undefined
  state: ListState
  send: Send
}

/** An album of the list: its words, who finds it, its place. */
export function ListRow({ album, before, after, state, send }: RowProps) {
  const { id, name, year = 0, category, level, address } = album
  const change = (change: Partial<Omit<ListedAlbum, 'id'>>) =>
    void send({ type: 'changeAlbum', id, change })
  const swap = (other: ListedAlbum) => {
    const ids = state.albums.map((one) => one.id)
    const [from, to] = [ids.indexOf(id), ids.indexOf(other.id)]
    void send({ type: 'orderAlbums', ids: ids.with(from, other.id).with(to, id) })
  }
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-end gap-x-5 gap-y-2 border-b border-line py-2"
    >
      <Field label={words.name} value={name} wide isName onSave={(name) => change({ name })} />
      <Field
        label={words.year}
        value={year ? String(year) : ''}
        // What is no year is not kept.
        onSave={(said) => Number.isInteger(Number(said)) && change({ year: Number(said) })}
      />
      <Field label={words.address} value={address} wide onSave={(address) => change({ address })} />
      <Choice
        label={words.category}
        value={category}
        options={categoriesIn(state)}
        onChange={(category) => change({ category })}
      />
      <Choice
        label={words.level}
        value={level}
        options={LEVELS.map((one) => [one, words.levels[one]])}
        onChange={(level) => change({ level: level as ListedAlbum['level'] })}
      />
      <span className="ms-auto flex">
        {(
          [
            [before, '↑', words.earlier],
            [after, '↓', words.later],
          ] as const
        ).map(([other, arrow, say]) => (
          <button
            key={arrow}
            type="button"
            className={BUTTON}
            aria-label={say(name)}
            disabled={!other}
            onClick={() => other && swap(other)}
          >
            {arrow}
          </button>
        ))}
        <TextButton
          aria-label={words.removeAlbum(name)}
          onPress={() => void send({ type: 'removeAlbum', id })}
        >
          {words.remove(1)}
        </TextButton>
      </span>
    </li>
  )
}
