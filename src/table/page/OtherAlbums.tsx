import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../page/Icon'
import { transfer } from './actions'
import { focusShot } from './shots'
import { useTable } from './tableStore'
import { words } from './words'

const WAYS = ['move', 'copy'] as const

/** Where photographs are to go: the other albums, each with who will see them there. */
export function OtherAlbums() {
  const photos = useTable((s) => s.transfer)
  return photos && <Chooser photos={photos} />
}

function Chooser({ photos }: { photos: string[] }) {
  const others = useTable((s) => s.album!.others)
  const [way, setWay] = useState<(typeof WAYS)[number]>('move')
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])
  const close = () => {
    useTable.setState({ transfer: undefined })
    focusShot(useTable.getState().current)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className="m-auto max-h-[80dvh] w-115 max-w-[calc(100vw-2rem)] overflow-y-auto border border-line-strong bg-paper p-5 text-ink backdrop:bg-paper/70"
      onClose={close}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="py-2 text-title leading-tight font-semibold">
          {words.putInAlbum(photos.length)}
        </h2>
        <button
          type="button"
          aria-label={words.close}
          className="-me-3 grid size-11 flex-none place-items-center transition-color hover:text-accent"
          onClick={close}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">{words.putInAlbum(photos.length)}</legend>
        {WAYS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-2.5 font-medium">
            <input
              type="radio"
              name={heading}
              className="size-5 accent-(--accent)"
              checked={way === one}
              onChange={() => setWay(one)}
            />
            {words.ways[one]}
          </label>
        ))}
      </fieldset>
      <ul className="mt-2 border-t border-line">
        {others.map((other) => (
          <li key={other.key} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-start transition-color hover:text-accent"
              onClick={() => {
                useTable.setState({ transfer: undefined })
                transfer(way, photos, other)
              }}
            >
              <span className="voice-nature text-body">{other.title}</span>
              <span className="text-note font-medium text-ink-muted">
                {words.levels[other.level]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
