import { sources } from '../../images/sources'
import { Icon } from '../../page/Icon'
import { putBack } from './actions'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { TextButton } from './TextButton'
import { words } from './words'

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
        <TextButton onPress={() => back(removed.map((p) => p.id))}>Put all back</TextButton>
        <button
          type="button"
          aria-label="Close the tray"
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
              <TextButton
                aria-label={alt ? `Put back, ${alt}` : 'Put back'}
                onPress={() => back([id])}
              >
                {words.putBack}
              </TextButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
