import { useEffect, useRef } from 'react'
import { FontFallback } from '../../page/FontFallback'
import { Icon } from '../../page/Icon'
import { BroughtFiles } from './BroughtFiles'
import { DraggedStack } from './DraggedStack'
import { followDrags } from './dragging'
import { DropZone } from './DropZone'
import { act, closeTable } from './editing'
import { Notices } from './Notices'
import { OtherAlbums } from './OtherAlbums'
import { selectAll } from './selection'
import { frameOf, inMiddle, SHOT } from './shots'
import { Shots } from './Shots'
import { useTable } from './tableStore'
import { Tools } from './Tools'
import { Tray } from './Tray'
import { saveDraft } from './writing'

/** An album in hand: the bar, the photographs in the rows that the site gives them, and the tools. */
export function Table() {
  const scroller = useRef<HTMLElement>(null)
  const stack = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = useTable((s) => s.album!.title)
  const spoken = useTable((s) => s.spoken)
  const transfer = useTable((s) => s.transfer)
  useEffect(() => {
    heading.current?.focus()
    // Where the page was.
    const { current, album } = useTable.getState()
    if (current !== undefined && current !== album?.photos[0]?.id)
      frameOf(current)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const end = followDrags(scroller.current!, () => stack.current)
    window.addEventListener('keydown', takeKey)
    return () => {
      end()
      window.removeEventListener('keydown', takeKey)
    }
  }, [])
  const leave = () => {
    saveDraft()
    const middle = inMiddle(`[${SHOT}]`)?.getAttribute(SHOT) ?? ''
    closeTable(scroller.current!.scrollTop > 0 ? middle : '')
  }
  return (
    <div className="fixed inset-0 grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] bg-paper low:block low:overflow-y-auto">
      <header className="grid h-bar-row grid-cols-[1fr_auto_1fr] items-center gap-3 px-margin">
        <button
          type="button"
          aria-label="Done, leave editing"
          className="-ms-1.5 inline-flex min-h-12 min-w-12 items-center gap-2.5 justify-self-start px-1.5 text-label font-medium transition-color hover:text-accent"
          onClick={leave}
        >
          <Icon name="tick" className="size-5.5" />
          <span className="narrow:sr-only">Done</span>
        </button>
        <h1
          ref={heading}
          tabIndex={-1}
          className="text-center voice-nature [font-size:calc(theme(fontSize.title)*1.12)] leading-tight font-nature-strong text-balance"
        >
          <FontFallback text={name} />
        </h1>
        <Saved />
      </header>
      <main
        ref={scroller}
        className="scroll-py-6 [scrollbar-width:thin] overflow-y-auto px-margin pt-[clamp(4px,0.6vw,0.5rem)] pb-7 low:overflow-visible"
      >
        <Shots />
      </main>
      <footer className="bg-paper">
        <Notices />
        <BroughtFiles />
        <Tray />
        <Tools />
      </footer>
      <DraggedStack stack={stack} />
      {transfer && <OtherAlbums photos={transfer} />}
      <DropZone />
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  )
}

/** Undo, redo and all by their usual keys; what is being written has an undo of its own. */
function takeKey(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.target instanceof HTMLTextAreaElement) return
  const key = event.key.toLowerCase()
  if (key === 'z') act({ type: event.shiftKey ? 'redo' : 'undo' })
  else if (key === 'y') act({ type: 'redo' })
  else if (key === 'a') selectAll()
  else return
  event.preventDefault()
}

/** What is known of saving: a time only once the server has said that all is on disk. */
function Saved() {
  const saving = useTable((s) => s.saving)
  const time =
    saving instanceof Date &&
    saving.toLocaleTimeString(document.documentElement.lang, { timeStyle: 'short' })
  return (
    <p
      role="status"
      className="justify-self-end text-end text-note font-medium text-ink-muted narrow:sr-only"
    >
      {time ? `Written ${time}` : saving === 'saving' && 'Writing'}
    </p>
  )
}
