import { ratioOf } from '../../../images/ratioOf'
import { sources } from '../../../images/sources'
import type { AlbumState } from '../../contract'
import { act } from '../editing'
import { returnFocus } from './shots'
import { useTable } from '../tableStore'
import { TextButton } from '../tools/Tool'
import { number } from '../words/words'

export function Tray({ removed }: Pick<AlbumState, 'removed'>) {
  const isOpen = useTable((s) => s.isTrayOpen)
  if (!isOpen || !removed.length) return null
  const title = `Removed, ${number(removed.length)}`
  const back = (photos: string[]) => {
    const next = removed.find(({ id }) => !photos.includes(id))
    act({ type: 'putBack', photos })
    if (next) document.getElementById(next.id)?.focus()
    else returnFocus()
  }
  return (
    <section aria-label={title} className="border-t border-line-strong px-margin pt-1 pb-2">
      <div className="flex min-h-11 items-center gap-x-5">
        <h2 className="font-semibold">{title}</h2>
        <TextButton onPress={() => back(removed.map((p) => p.id))}>Put all back</TextButton>
        <span className="ms-auto">
          <TextButton
            aria-label="Close the tray"
            onPress={() => {
              returnFocus()
              useTable.setState({ isTrayOpen: false })
            }}
          >
            Close
          </TextButton>
        </span>
      </div>
      <ul className="flex [scrollbar-width:thin] gap-x-gap overflow-x-auto">
        {removed.map(({ id, photo, photo: { src, alt } }, i) => (
          <li key={id} className="flex-none">
            <img
              {...(src === '' ? {} : sources(photo))}
              sizes="200px"
              alt={alt}
              className="h-21 w-auto bg-paper-muted"
              style={{ aspectRatio: ratioOf(photo) }}
            />
            <TextButton
              id={id}
              aria-label={`Put back, ${alt || `removed photograph ${number(i + 1)}`}`}
              onPress={() => back([id])}
            >
              Put back
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
