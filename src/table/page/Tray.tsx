import { sources } from '../../images/sources'
import { Icon } from '../../page/Icon'
import { putBack } from './actions'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { words } from './words/words'

const BUTTON =
  'min-h-11 min-w-11 font-semibold underline decoration-1 underline-offset-4 transition-color hover:text-accent'

/** What was removed, and the way back: it is in no file of the site until it is put back. */
export function Tray() {
  const removed = useTable((s) => s.album!.removed)
  const isOpen = useTable((s) => s.isTrayOpen)
  if (!isOpen || !removed.length) return null
  const back = (ids: string[]) => {
    putBack(ids)
    focusShot(useTable.getState().current)
  }
  return (
    <section
      aria-label={words.removed(removed.length)}
      className="border-t border-line-strong px-margin pt-1 pb-2"
    >
      <div className="flex min-h-11 items-center gap-x-5">
        <h2 className="font-semibold">{words.removed(removed.length)}</h2>
        <button type="button" className={BUTTON} onClick={() => back(removed.map((p) => p.id))}>
          {words.putAllBack}
        </button>
        <button
          type="button"
          aria-label={words.closeTray}
          className="ms-auto -me-3 grid size-11 place-items-center transition-color hover:text-accent"
          onClick={() => {
            focusShot(useTable.getState().current)
            useTable.setState({ isTrayOpen: false })
          }}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <ul className="flex [scrollbar-width:thin] gap-x-gap overflow-x-auto">
        {removed.map(({ id, photo }) => {
          const { src, alt, width = 3, height = 2 } = photo
          return (
            <li key={id} className="flex-none">
              {src === '' ? (
                <span className="block h-21 w-31 bg-paper-muted" />
              ) : (
                <img
                  {...sources(photo)}
                  sizes="200px"
                  alt={alt}
                  className="h-21 w-auto"
                  style={{ aspectRatio: `${width} / ${height}` }}
                />
              )}
              <button
                type="button"
                aria-label={words.putBackNamed(alt)}
                className={BUTTON}
                onClick={() => back([id])}
              >
                {words.putBack}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
