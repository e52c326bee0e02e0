import { type KeyboardEvent, useRef, useState } from 'react'
import { isRightToLeft } from '../../page/isRightToLeft'
import type { ActLabel, TablePhoto } from '../contract'
import { areHidden, hideOrShow, remove } from './actions'
import { bringIn } from './bringing'
import { act } from './editing'
import { lift, moveSelected, sortBy } from './moving'
import { ScaleBar } from './ScaleBar'
import { chosen, selectAll, selectNone } from './selection'
import { useTable } from './tableStore'
import { Tool, TOOL } from './Tool'
import { words } from './words/words'

const GROUPS = [
  { said: undefined, tools: ['undo', 'redo'] },
  { said: words.selected, tools: ['all', 'none'] },
  { said: () => ['', words.sortBy] as const, tools: ['date', 'name'] },
  { said: () => ['', words.moveTo] as const, tools: ['start', 'end', 'place'] },
  { said: undefined, tools: ['hide', 'remove'] },
  { said: undefined, tools: ['tray', 'add', 'publish'] },
] as const
type ToolId = (typeof GROUPS)[number]['tools'][number]

/** An act in words: by the place of the one photograph that it was about, or by their number. */
const describeAct = ({ type, photos: [id, ...more] }: ActLabel, photos: readonly TablePhoto[]) =>
  words.acts[type](photos.findIndex((one) => one.id === id) + 1, more.length + 1)

/** Arrows lead from one tool to the next. */
function moveFocus(event: KeyboardEvent): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (by === undefined) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${TOOL}]`)]
  const tools = all.filter((tool) => tool.offsetParent !== null)
  const from = tools.indexOf(document.activeElement as HTMLElement)
  tools.at((from + (isRightToLeft() ? -by : by)) % tools.length)?.focus()
  event.preventDefault()
}

/** What can be done with the album and with what is selected: one stop for Tab. */
export function Tools() {
  const { photos, undo, redo, removed } = useTable((s) => s.album!)
  const count = useTable((s) => s.selected.size)
  const files = useRef<HTMLInputElement>(null)
  const [stop, setStop] = useState<string>('undo')
  /** Escape takes tips away until focus or the pointer leaves the tools. */
  const [isQuiet, setQuiet] = useState(false)
  const does: Record<ToolId, [isOff: boolean, press: () => void]> = {
    undo: [!undo, () => act({ type: 'undo' })],
    redo: [!redo, () => act({ type: 'redo' })],
    all: [count === photos.length, selectAll],
    none: [!count, selectNone],
    date: [false, () => sortBy('date')],
    name: [false, () => sortBy('name')],
    start: [!count, () => moveSelected('start')],
    end: [!count, () => moveSelected('end')],
    place: [!count, () => lift(chosen(), 'press')],
    hide: [!count, () => hideOrShow(chosen())],
    remove: [!count, () => remove(chosen())],
    add: [false, () => files.current!.click()],
    publish: [false, () => useTable.setState({ isPublishOpen: true })],
    tray: [!removed.length, () => useTable.setState((s) => ({ isTrayOpen: !s.isTrayOpen }))],
  }
  const nameOf = (id: ToolId) => {
    if (id === 'tray') return [words.removed(removed.length), words.tray(removed.length)] as const
    if (id === 'hide' && count && areHidden(chosen())) return words.toolShow
    if (id !== 'undo' && id !== 'redo') return words.tools[id]
    const label = id === 'undo' ? undo : redo
    return [undefined, words[id](label && describeAct(label, photos))] as const
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={words.toolbar}
      data-quiet={isQuiet ? '' : undefined}
      className="px-margin"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setQuiet(true)
        moveFocus(event)
      }}
      onFocus={({ target }) => setStop(target.getAttribute(TOOL) ?? 'undo')}
      onBlur={() => setQuiet(false)}
      onPointerLeave={() => setQuiet(false)}
    >
      <ScaleBar />
      <input
        ref={files}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          bringIn(target.files ?? [])
          target.value = ''
        }}
      />
      <div className="flex min-h-15 flex-wrap items-center gap-x-6.5 medium:gap-x-3 narrow:gap-x-4">
        {GROUPS.map(({ said, tools }) => {
          const [number, rest] = said?.(count, photos.length) ?? []
          // A phone has room for the tools of what is selected, or for those of the album.
          const isAway = (count ? ['date'] : ['start', 'hide']).includes(tools[0])
          return (
            <div
              key={tools[0]}
              className={`flex items-center gap-x-0.5 first:-ms-2.5 ${tools[0] === 'tray' ? 'ms-auto' : ''} ${isAway ? 'narrow:hidden' : ''}`}
            >
              <span
                role={number ? 'status' : undefined}
                className="me-1.5 whitespace-pre text-ink-muted empty:hidden"
              >
                {number && <span className="font-semibold-small text-ink">{number}</span>}
                {rest}
              </span>
              {tools.map((id: ToolId) => {
                if (id === 'tray' && !removed.length) return null
                const [[isOff, onPress], [text, name]] = [does[id], nameOf(id)]
                const tabIndex = id === stop ? 0 : -1
                return <Tool key={id} {...{ id, text, name, isOff, onPress, tabIndex }} />
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
