import { namesUnderway } from '../album/Bed'
import { endBringing, isUnderway, pauseOrGoOn } from '../bringing'
import { focusShot } from '../album/shots'
import { useTable } from '../tableStore'
import { TextButton } from './TextButton'
import { number, words } from '../words/words'

/** Shows the import's progress, and the files that were refused with the reason. */
export function BroughtFiles({ isKept }: { isKept: boolean }) {
  const brought = useTable((s) => s.brought)
  const underway = useTable((s) => namesUnderway(s).length)
  const sending = useTable((s) => s.sending)
  const done = brought.filter(({ state }) => !isUnderway(state)).length
  const all = done + underway
  if (!all) return null
  const inAlbum = brought.filter(({ state }) => state === 'in').length
  const isOver = done === all
  const refused = brought.filter(
    ({ state, reason }) => state === 'refused' || state === 'already' || reason !== undefined,
  )
  return (
    <section
      aria-label="Files that are brought in"
      className="max-h-[40dvh] overflow-y-auto border-t border-line-strong px-margin py-1"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        <progress
          aria-label="Files that are brought in"
          max={all}
          value={done}
          className="h-1.25 w-40 appearance-none bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
        <p role="status" className="font-medium">
          {`${number(inAlbum)} of ${number(all)} in`}
        </p>
        <p className="text-note font-medium text-ink-muted">
          {isOver &&
            (isKept
              ? 'The files themselves are kept in your folder of originals.'
              : 'The files themselves are not kept here: keep yours.')}
        </p>
        {sending && (
          <TextButton onPress={pauseOrGoOn}>{sending.isPaused ? 'Go on' : 'Pause'}</TextButton>
        )}
        <TextButton
          onPress={() => {
            focusShot(useTable.getState().current)
            void endBringing()
          }}
        >
          {isOver ? 'Close' : inAlbum ? `Stop and keep the ${number(inAlbum)}` : 'Stop'}
        </TextButton>
      </div>
      <ul>
        {refused.map(({ name, state, code = '', reason, id }) => (
          <li
            key={name}
            className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line"
          >
            <span className="font-semibold">{name}</span>
            <span>{words.refusals[code] ?? reason ?? 'Already in this album.'}</span>
            {state === 'already' && <TextButton onPress={() => focusShot(id)}>Show it</TextButton>}
          </li>
        ))}
      </ul>
    </section>
  )
}
