import { useEffect, useRef } from 'react'
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { ratioOf } from '../../../images/ratioOf'
import { sources } from '../../../images/sources'
import { placeAt } from '../../../motion/placeAt'
import { useCommandKeys } from '../../../page/input/useCommandKeys'
import { type AlbumState, type OtherAlbum, PUBLISHING } from '../../contract'
import { saveDraft, transfer as transferTo } from '../state/actions'
import { act, allAnswered } from '../state/editing'
import { Notices, ScreenBar } from '../tools/Screen'
import { placeIn, selectAll } from '../state/moving'
import { focusShot, frameOf, passFocus, placeNow } from '../state/shots'
import { offerAlbums, idsNow, reset, toggleTray, useTable } from '../state/tableStore'
import { TextButton } from '../tools/Tool'
import { number, photographs, words } from '../state/words'
import { BroughtFiles } from './BroughtFiles'
import { DropZone, followDrags } from './dragging'
import { Shots } from './Shots'
import { Tools } from './Tools'

export function Table({ album }: { album: AlbumState }) {
  const scroller = useRef<HTMLElement>(null)
  const transfer = useTable((s) => s.transfer)
  useEffect(() => {
    // Starts at the photograph that was in the middle of the page, unless a caption is being written.
    const { current, draft } = useTable.getState()
    if (!draft && current !== undefined && current !== idsNow()[0]) frameOf(current)?.focus()
    document.activeElement?.closest('li')?.scrollIntoView({ block: 'nearest' })
    if (scroller.current) return followDrags(scroller.current)
  }, [])
  useCommandKeys(KEYS)
  const leave = () => {
    saveDraft()
    const { page, opener } = useTable.getState()
    reset({ left: placeNow() ?? '', page, isPublishOpen: opener === PUBLISHING })
  }
  return (
    <DropZone className="fixed inset-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-paper low:block low:scroll-py-6 low:overflow-y-auto">
      <div className="isolate px-margin">
        <ScreenBar title={album.title} onDone={leave} />
      </div>
      {/* Opaque: Chromium repaints a transparent scroller in each frame. Over the bar: room for the pin. */}
      <main
        ref={scroller}
        className="relative -mt-1.5 scroll-py-6 [scrollbar-width:thin] overflow-y-auto bg-paper px-margin pt-3.5 pb-7 low:overflow-visible"
      >
        <Shots photos={album.photos} />
      </main>
      <footer className="bg-paper">
        <Notices />
        <BroughtFiles isKept={album.keepsOriginals} />
        <Tray removed={album.removed} />
        <Tools album={album} />
      </footer>
      <DraggedStack photos={album.photos} />
      {transfer && <OtherAlbums photos={transfer} others={album.others} />}
    </DropZone>
  )
}

const redo = () => act({ type: 'redo' })
const KEYS = { z: () => act({ type: 'undo' }), Z: redo, y: redo, a: selectAll }

const SHEET = 'absolute inset-0 border-3 border-paper bg-paper outline outline-line-strong'

const follow = (stack: HTMLElement | null) => {
  // The label, at the bottom of the stack, stays in the window.
  const [right, bottom] = [innerWidth - 140, innerHeight - (stack?.offsetHeight ?? 0) + 20]
  return monitorForElements({
    onDrag({ location }) {
      const { clientX: x, clientY: y } = location.current.input
      if (stack) placeAt(stack, Math.max(108, Math.min(x, right)), Math.min(y, bottom))
    },
  })
}

function DraggedStack({ photos }: Pick<AlbumState, 'photos'>) {
  const lift = useTable((s) => (s.lift?.by === 'pointer' ? s.lift : undefined))
  const first = photos.find(({ id }) => lift?.ids.has(id))
  if (!lift || !first) return null
  const { src } = first.photo
  const count = lift.ids.size
  const place = lift.to.gap < 0 ? undefined : placeIn(idsNow(), lift.ids, lift.to.gap)
  return (
    <div
      ref={follow}
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-1 -mt-5 -ml-25 w-59 [translate:-100vw_0] [will-change:translate]"
      style={{ aspectRatio: ratioOf(first.photo) }}
    >
      {count > 2 && <span className={`${SHEET} translate-4`} />}
      {count > 1 && <span className={`${SHEET} translate-2`} />}
      <span className={SHEET}>
        {src !== '' && <img {...sources(first.photo)} sizes="236px" alt="" className="size-full" />}
        <span className="absolute bottom-0 left-0 bg-paper py-1.5 pe-3.5 text-note font-semibold whitespace-nowrap">
          {words.dragged(count, place)}
        </span>
      </span>
    </div>
  )
}

export function Tray({ removed }: Pick<AlbumState, 'removed'>) {
  const isOpen = useTable((s) => s.isTrayOpen)
  if (!isOpen || !removed.length) return null
  const title = `Removed, ${number(removed.length)}`
  const back = (photos: string[]) => {
    const next = removed.find(({ id }) => !photos.includes(id))
    act({ type: 'putBack', photos })
    if (next) document.getElementById(next.id)?.focus()
    else void allAnswered().then(() => focusShot(photos[0]))
  }
  return (
    <section
      ref={passFocus}
      aria-label={title}
      className="border-t border-line-strong px-margin py-2"
    >
      <div className="flex min-h-11 items-center gap-x-5">
        <h2 className="font-semibold">{title}</h2>
        <TextButton onClick={() => back(removed.map((p) => p.id))}>Put all back</TextButton>
        <TextButton onClick={toggleTray}>Close the tray</TextButton>
      </div>
      <ul className="-mx-1.5 flex [scrollbar-width:thin] gap-x-gap overflow-x-auto px-1.5 pb-1.5">
        {removed.map(({ id, photo, photo: { src, alt } }, i) => (
          <li key={id} className="flex-none">
            <img
              {...(src === '' ? {} : sources(photo))}
              sizes="200px"
              alt={alt}
              draggable={false} // Browsers would offer it as a file to import.
              className="h-21 w-auto bg-paper-muted"
              style={{ aspectRatio: ratioOf(photo) }}
            />
            <TextButton
              id={id}
              aria-label={`Put back, ${alt || `removed photograph ${number(i + 1)}`}`}
              onClick={() => back([id])}
            >
              Put back
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function showAlbums(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.querySelector('input')?.focus()
  return () => dialog?.close()
}

function OtherAlbums({ photos, others }: { photos: string[]; others: OtherAlbum[] }) {
  const copies = useRef<HTMLInputElement>(null)
  const title = `Put ${photographs(photos.length)} in another album`
  return (
    <dialog
      ref={showAlbums}
      aria-label={title}
      className="m-auto max-h-[80dvh] w-115 max-w-[calc(100vw-2rem)] overflow-y-auto border border-line-strong bg-paper p-5 text-ink backdrop:bg-paper/70"
      onClose={() => offerAlbums()}
    >
      <div className="flex items-start justify-between gap-4 [&>button]:flex-none">
        <h2 className="py-2 text-title leading-tight font-semibold">{title}</h2>
        <TextButton onClick={() => offerAlbums()}>Cancel</TextButton>
      </div>
      <label className="flex min-h-11 items-center gap-2.5 font-medium">
        <input ref={copies} type="checkbox" className="size-5 accent-(--accent)" />
        Leave a copy here
      </label>
      <ul className="mt-2 border-t border-line">
        {others.map(({ key, title, level }) => (
          <li key={key} className="border-b border-line">
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center justify-between gap-x-4 py-2 text-start transition-color hover:text-accent"
              onClick={() => {
                offerAlbums()
                transferTo(copies.current?.checked ? 'copy' : 'move', photos, key)
              }}
            >
              <span className="voice-nature text-body">{title}</span>
              <span className="text-note font-medium text-ink-muted">{words.levels[level]}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  )
}
