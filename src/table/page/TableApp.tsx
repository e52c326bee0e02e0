import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DATA_CHANGED } from '../../content/dataPaths'
import { EditButton } from './tools/EditButton'
import { closeTable, startEditing } from './editing'
import { ListsScreen } from './lists/ListsScreen'
import { Publish } from './tools/Publish'
import { Table } from './album/Table'
import { useTable } from './tableStore'
import { site, useOfferedPage } from './useOfferedPage'
import { WordsScreen } from './words/WordsScreen'

/** What the owner sees of the light table: a way in on each page that can be edited, and the table once it is open. */
export function TableApp() {
  const offered = useOfferedPage()
  const key = useTable((s) => s.key)
  const isAlbumOpen = useTable((s) => s.album !== undefined)
  // Another page may have been gone to meanwhile.
  const isPageOpen = useTable((s) => s.page !== undefined && s.page === offered?.path)
  const isPublishOpen = useTable((s) => s.isPublishOpen)
  const isOpen = isAlbumOpen || isPageOpen
  // The page was loaded again while its album was edited.
  const album = offered && 'album' in offered ? offered.album : undefined
  const resumed = !isAlbumOpen && (isPageOpen || album === key) ? key : undefined
  useEffect(() => {
    if (resumed !== undefined) void startEditing(resumed)
  }, [resumed])
  useEffect(() => {
    if (!isOpen) return
    // Away, not hidden: browsers go through all that it observes in each frame.
    site.remove()
    // Back and Forward lead away from the album, and so out of editing.
    const leave = () => closeTable()
    window.addEventListener('popstate', leave)
    return () => {
      document.body.prepend(site)
      window.dispatchEvent(new Event(DATA_CHANGED))
      window.removeEventListener('popstate', leave)
    }
  }, [isOpen])
  if (isPublishOpen) return <Publish />
  if (isAlbumOpen) return <Table />
  if (!offered || resumed !== undefined) return null
  if (!isPageOpen) return createPortal(<EditButton offered={offered} />, offered.slot)
  return 'form' in offered ? <WordsScreen {...offered} /> : <ListsScreen path={offered.path} />
}
