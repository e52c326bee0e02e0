import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DATA_CHANGED } from '../../content/dataPaths'
import { EditButton } from './tools/EditButton'
import { startEditing } from './editing'
import { ListsScreen } from './lists/ListsScreen'
import { Publish } from './tools/Publish'
import { Table } from './album/Table'
import { useTable } from './tableStore'
import { site, useOfferedPage } from './useOfferedPage'
import { WordsScreen } from './words/WordsScreen'

/** The edit button on pages that can be edited, or the screen that is open. */
export function TableApp() {
  const offered = useOfferedPage()
  const key = useTable((s) => s.key)
  const album = useTable((s) => s.album)
  // The user may have navigated since.
  const isPageOpen = useTable((s) => s.page !== undefined && s.page === offered?.path)
  const isPublishOpen = useTable((s) => s.isPublishOpen)
  const isOpen = album !== undefined || isPageOpen || isPublishOpen
  // Edit was pressed, or the page was reloaded during editing.
  const shown = offered && 'album' in offered ? offered.album : undefined
  const resumed = !album && (isPageOpen || shown === key) ? key : undefined
  useEffect(() => {
    if (resumed !== undefined) void startEditing(resumed, useTable.getState().current)
  }, [resumed])
  useEffect(() => {
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
  return 'form' in offered ? <WordsScreen {...offered} /> : <ListsScreen path={offered.path} />
}
