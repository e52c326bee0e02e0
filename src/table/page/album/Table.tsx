import { useEffect, useRef } from 'react'
import type { AlbumState } from '../../contract'
import { saveDraft } from '../actions'
import { BroughtFiles } from '../tools/BroughtFiles'
import { DraggedStack } from './DraggedStack'
import { followDrags } from './dragging'
import { DropZone } from './DropZone'
import { act } from '../editing'
import { Notices } from '../tools/Notices'
import { OtherAlbums } from './OtherAlbums'
import { ScreenBar, useCommandKeys } from '../tools/Screen'
import { selectAll } from './moving'
import { frameOf, inMiddle, SHOT } from './shots'
import { Shots } from './Shots'
import { idsNow, reset, useTable } from '../tableStore'
import { Tools } from '../tools/Tools'
import { Tray } from './Tray'

export function Table({ album }: { album: AlbumState }) {
  const scroller = useRef<HTMLElement>(null)
  const transfer = useTable((s) => s.transfer)
  useEffect(() => {
    // Starts at the photograph that was in the middle of the page.
    const { current } = useTable.getState()
    if (current !== undefined && current !== idsNow()[0]) frameOf(current)?.focus()
    if (scroller.current) return followDrags(scroller.current)
  }, [])
  useCommandKeys(KEYS)
  const leave = () => {
    saveDraft()
    const middle = inMiddle(`[${SHOT}]`)?.getAttribute(SHOT) ?? ''
    // In a low window the whole table scrolls.
    const isScrolled = scroller.current?.scrollTop || scroller.current?.parentElement?.scrollTop
    reset({ left: isScrolled ? middle : '', page: useTable.getState().page })
  }
  return (
    <DropZone className="fixed inset-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-paper low:block low:scroll-py-6 low:overflow-y-auto">
      <div className="px-margin">
        <ScreenBar title={album.title} onDone={leave} />
      </div>
      {/* Opaque, because Chromium repaints a transparent scroller in each frame of scrolling. */}
      <main
        ref={scroller}
        className="scroll-py-6 [scrollbar-width:thin] overflow-y-auto bg-paper px-margin pt-bar-gap pb-7 low:overflow-visible"
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
