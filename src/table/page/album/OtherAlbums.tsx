import { useRef } from 'react'
import type { OtherAlbum } from '../../contract'
import { transfer } from '../actions'
import { useTable } from '../tableStore'
import { TextButton } from '../tools/Tool'
import { photographs, words } from '../words/words'

function show(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  return () => dialog?.close()
}
const close = () => useTable.setState({ transfer: undefined })

/** A dialog that chooses the album to move or copy photographs to. */
export function OtherAlbums({ photos, others }: { photos: string[]; others: OtherAlbum[] }) {
  const copies = useRef<HTMLInputElement>(null)
  const title = `Put ${photographs(photos.length)} in another album`
  return (
    <dialog
      ref={show}
      aria-label={title}
      className="m-auto max-h-[80dvh] w-115 max-w-[calc(100vw-2rem)] overflow-y-auto border border-line-strong bg-paper p-5 text-ink backdrop:bg-paper/70"
      onClose={close}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="py-2 text-title leading-tight font-semibold">{title}</h2>
        <TextButton onPress={close}>Close</TextButton>
      </div>
      <label className="flex min-h-11 items-center gap-2.5 font-medium">
        <input ref={copies} type="checkbox" className="size-5 accent-(--accent)" />
        Leave them here as well
      </label>
      <ul className="mt-2 border-t border-line">
        {others.map((other) => (
          <li key={other.key} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-start transition-color hover:text-accent"
              onClick={() => {
                close()
                transfer(copies.current?.checked ? 'copy' : 'move', photos, other)
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
