import { useEffect } from 'react'
import { endBringing, namesUnderway, pauseOrGoOn } from '../state/bringing'
import { focusShot, passFocus } from '../state/shots'
import { useTable } from '../state/tableStore'
import { TextButton } from '../tools/Tool'
import { number, words } from '../state/words'

/** Shows the import's progress, and why files were refused. Screen readers hear of refusals and the end. */
export function BroughtFiles({ isKept }: { isKept: boolean }) {
  const brought = useTable((s) => s.brought)
  const photos = useTable((s) => s.album?.photos)
  const underway = useTable((s) => namesUnderway(s).length)
  const sending = useTable((s) => s.sending)
  const of = (wanted: string) => brought.filter(({ state }) => state === wanted)
  const [refused, already, left] = [of('refused'), of('already'), of('left')]
  const listed = [...of('waiting').filter(({ reason }) => reason), ...left, ...refused, ...already]
  const inAlbum = of('in').length
  const all = inAlbum + refused.length + already.length + left.length + underway
  const parts = [
    all && (underway ? 'Adding photographs' : `${number(inAlbum)} in`),
    refused.length && `${number(refused.length)} refused`,
    !underway && left.length && `${number(left.length)} left out`,
    !underway && already.length && `${number(already.length)} already in this album`,
  ]
  const spoken = parts.filter(Boolean).join(', ')
  const kept = `The files themselves are ${isKept ? 'kept in your folder of originals' : 'not kept here: keep yours'}.`
  useEffect(() => useTable.setState({ spoken }), [spoken])
  if (!all) return null
  return (
    <section
      aria-label="Files that are brought in"
      className="max-h-[40dvh] overflow-y-auto border-t border-line-strong px-margin py-1.5"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-5">
        <progress
          aria-label="Files that are brought in"
          max={all}
          value={all - underway - left.length}
          className="h-1.25 w-40 appearance-none bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
        />
        <p className="font-medium">{`${number(inAlbum)} of ${number(all)} in`}</p>
        <p className="text-note font-medium text-ink-muted">{!underway && kept}</p>
        <TextButton onClick={() => void endBringing(underway ? 'stop' : 'forget')}>
          {underway ? 'Stop, and keep what is in' : 'Close'}
        </TextButton>
        {sending && (
          <TextButton ref={passFocus} onClick={pauseOrGoOn}>
            {sending.isPaused ? 'Go on' : 'Pause the upload'}
          </TextButton>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {listed.map(({ name, state, code = state, reason, id }) => (
          <li key={name} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="font-semibold">{name}</span>
            <span>{words.refusals[code] ?? reason ?? 'Already in this album.'}</span>
            {state === 'already' && photos?.some((one) => one.id === id) && (
              <TextButton onClick={() => focusShot(id)}>Show it</TextButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
