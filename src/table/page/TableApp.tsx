import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { DATA_CHANGED } from '../../content/loading/dataPaths'
import { SELECT, tileId } from '../../document'
import { LineIcon } from '../../page/Icon'
import { tileOf } from '../../place/tileOf'
import { inMiddle } from './state/shots'
import { startEditing } from './state/editing'
import { ListsScreen } from './lists/ListsScreen'
import { Notices } from './tools/Screen'
import { Publish } from './tools/Publish'
import { Table } from './album/Table'
import { useTable } from './state/tableStore'
import { type Offered, site, useOfferedPage } from './useOfferedPage'
import { WordsScreen } from './words/WordsScreen'

/** The edit button on pages that can be edited, or the screen that is open. */
export function TableApp() {
  const offered = useOfferedPage()
  const key = useTable((s) => s.key)
  const album = useTable((s) => s.album)
  const isPageOpen = useTable((s) => s.page !== undefined && s.page === offered?.path)
  const isPublishOpen = useTable((s) => s.isPublishOpen)
  const isOpen = album !== undefined || isPageOpen || isPublishOpen
  // Edit was pressed, or the page was reloaded during editing.
  const resumed = !album && (isPageOpen || offered?.album === key) ? key : undefined
  useEffect(() => {
    if (resumed !== undefined) void startEditing(resumed, useTable.getState().current)
  }, [resumed])
  // In a layout effect, which precedes the focus of a screen, because focus lays out the document.
  useLayoutEffect(() => {
    if (!isOpen) return
    // Removed instead of hidden, because browsers check its observed elements in each frame.
    site.remove()
    return () => {
      document.body.prepend(site)
      window.dispatchEvent(new Event(DATA_CHANGED))
    }
  }, [isOpen])
  if (isPublishOpen) return <Publish />
  if (album) return <Table album={album} />
  if (!offered || resumed !== undefined) return null
  if (!isPageOpen) return createPortal(<EditButton offered={offered} />, offered.slot)
  const { form, path } = offered
  return form ? <WordsScreen {...{ form, path }} /> : <ListsScreen path={path} />
}

function EditButton({ offered }: { offered: Offered }) {
  const button = useRef<HTMLButtonElement>(null)
  // After editing, the page scrolls to the photograph that was in view on the table.
  useEffect(() => {
    const { left } = useTable.getState()
    if (left === undefined) return
    useTable.setState({ left: undefined })
    button.current?.focus({ preventScroll: true })
    if (left) tileOf(left)?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [])
  const open = () => {
    const tile = window.scrollY > 0 ? inMiddle(`${SELECT.tiles} a[id]`) : undefined
    const current = tile?.id.slice(tileId('').length)
    // Also closes what was left open by the address bar.
    const page = offered.album ? undefined : offered.path
    useTable.setState({ key: offered.album, page, list: undefined, opener: undefined, current })
  }
  return (
    <div className="me-11 flex items-center justify-end narrow:me-8">
      <div className="absolute inset-e-margin top-bar-row z-1 w-max max-w-[min(36rem,90vw)] bg-paper text-note">
        <Notices />
      </div>
      <button
        ref={button}
        type="button"
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-label font-medium transition-color hover:text-accent"
        onClick={open}
      >
        <LineIcon path="M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500l3.500 3.500" />
        <span className="narrow:sr-only">Edit</span>
      </button>
    </div>
  )
}
