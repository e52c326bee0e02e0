import { endBringing, isUnderway } from './bringing'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { TextButton } from './TextButton'
import { words } from './words/words'

/** How far the files have come that were brought in, and which were refused, and why. */
export function BroughtFiles() {
  const brought = useTable((s) => s.brought)
  const sending = useTable((s) => s.sending)
  const isKept = useTable((s) => s.album!.keepsOriginals)
  const names = [...brought.map(({ name }) => name), ...(sending?.names ?? [])]
  const all = new Set(names).size
  if (!all) return null
  const done = brought.filter(({ state }) => !isUnderway(state)).length
  const inAlbum = brought.filter(({ state }) => state === 'in').length
  const told = brought.filter(
    ({ state, reason }) => state === 'already' || state === 'refused' || reason,
  )
  const isOver = done === all
  return (
    <section
      aria-label={words.bringing}
      className="max-h-[40dvh] overflow-y-auto border-t border-line-strong px-margin py-1"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        <progress
          aria-label={words.bringing}
          max={all}
          value={done}
          className="h-1.25 w-40 accent-(--accent)"
        />
        <p role="status" className="font-medium">
          {words.broughtIn(inAlbum, all)}
        </p>
        <p className="text-note font-medium text-ink-muted">
          {sending && words.sent(sending.sent, sending.total)}
          {isOver && (isKept ? words.originalsKept : words.originalsNotKept)}
        </p>
        <TextButton
          onPress={() => {
            focusShot(useTable.getState().current)
            void endBringing()
          }}
        >
          {isOver ? words.close : words.stopBringing(inAlbum)}
        </TextButton>
      </div>
      <ul>
        {told.map(({ name, state, code = '', reason, id }) => (
          <li
            key={name}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line"
          >
            <span className="font-semibold">{name}</span>
            <span>{state === 'already' ? words.already : (words.refusals[code] ?? reason)}</span>
            {state === 'already' && (
              <TextButton onPress={() => focusShot(id)}>{words.showIt}</TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
