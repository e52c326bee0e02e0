import type { ReactNode } from 'react'
import { endBringing, isUnderway } from './bringing'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { TextButton } from './TextButton'
import { megabytes, number, words } from './words'

/** How far the files have come that were brought in, and which were refused, and why. */
export function BroughtFiles() {
  const brought = useTable((s) => s.brought)
  const sending = useTable((s) => s.sending)
  const isKept = useTable((s) => s.album!.keepsOriginals)
  // The first of those that are sent may have arrived, and not be answered.
  const [first, ...later] = sending?.names ?? []
  const isCounted = brought.some(({ name, state }) => name === first && isUnderway(state))
  const all = brought.length + later.length + (first === undefined || isCounted ? 0 : 1)
  if (!all) return null
  const done = brought.filter(({ state }) => !isUnderway(state)).length
  const inAlbum = brought.filter(({ state }) => state === 'in').length
  const isOver = done === all
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
          className="h-1.25 w-40 accent-(--accent)"
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
        {brought.map(
          ({ name, state, code = '', reason, id }) =>
            (state === 'refused' || state === 'already' || reason !== undefined) && (
              <Line
                key={name}
                name={name}
                said={words.refusals[code] ?? reason ?? 'Already in this album.'}
              >
                {state === 'already' && (
                  <TextButton onPress={() => focusShot(id)}>Show it</TextButton>
                )}
              </Line>
            ),
        )}
        {sending && (
          <Line
            name={sending.names[0]!}
            said={`${megabytes(sending.sent)} of ${megabytes(sending.size)} MB`}
          />
        )}
      </ul>
    </section>
  )
}

function Line({ name, said, children }: { name: string; said: string; children?: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 border-t border-line">
      <span className="font-semibold">{name}</span>
      <span>{said}</span>
      {children}
    </li>
  )
}
