import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { DATA_CHANGED } from '../../content/dataPaths'
import { ROOT_ID } from '../../document'
import { EditButton } from './EditButton'
import { closeTable, openAlbum } from './editing'
import { Lists } from './Lists'
import { Publish } from './Publish'
import { Table } from './Table'
import { useTable } from './tableStore'
import { LISTS, useOfferedAlbum } from './useOfferedAlbum'

/** What the owner sees of the light table: a way in on the pages of albums and lists, and the table once it is open. */
export function TableApp() {
  const offered = useOfferedAlbum()
  const key = useTable((s) => s.key)
  const isAlbumOpen = useTable((s) => s.album !== undefined)
  // Another page may have been gone to meanwhile.
  const areListsOpen = useTable((s) => s.areListsOpen) && offered?.key === LISTS
  const isPublishOpen = useTable((s) => s.isPublishOpen)
  const isOpen = isAlbumOpen || areListsOpen
  // The page was loaded again while its album was edited.
  const resumed = !isOpen && offered?.key === key ? key : undefined
  useEffect(() => {
    if (resumed !== undefined) void openAlbum(resumed)
  }, [resumed])
  useEffect(() => {
    if (!isOpen) return
    const site = document.getElementById(ROOT_ID)!
    site.hidden = true
    // Back and Forward lead away from the album, and so out of editing.
    const leave = () => closeTable()
    window.addEventListener('popstate', leave)
    return () => {
      site.hidden = false
      window.dispatchEvent(new Event(DATA_CHANGED))
      window.removeEventListener('popstate', leave)
    }
  }, [isOpen])
  if (isPublishOpen) return <Publish />
  if (isAlbumOpen) return <Table />
  if (areListsOpen) return <Lists />
  return (
    offered &&
    resumed === undefined &&
    createPortal(<EditButton album={offered.key} />, offered.slot)
  )
}
