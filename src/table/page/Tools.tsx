import { type KeyboardEvent, useRef, useState } from 'react'
import { isRightToLeft } from '../../page/isRightToLeft'
import { areHidden, hideOrShow, remove, turn, turnable } from './actions'
import { bringIn } from './bringing'
import { act } from './editing'
import { lift, moveSelected, sortBy } from './moving'
import { ScaleBar } from './ScaleBar'
import { chosen, selectAll, selectNone } from './selection'
import { useTable } from './tableStore'
import { Tool, TOOL, type ToolNames } from './Tool'
import { describeMove, number, photographs } from './words'

const TOOLS = {
  all: ['Select all', 'all'],
  none: ['Select none', 'none'],
  date: ['Sort by date', 'date'],
  name: ['Sort by name of file', 'name'],
  start: ['Move the selected to the start', 'start'],
  end: ['Move the selected to the end', 'end'],
  place: ['Choose a place for the selected', 'place', 'Move'],
  turn: ['Turn the selected right', 'turn', 'Turn'],
  hide: ['Hide the selected', 'hide', 'Hide'],
  show: ['Show the selected', 'show', 'Show'],
  remove: ['Remove the selected', 'remove', 'Remove'],
  add: ['Add photographs', 'Add photographs', 'Add'],
  publish: ['Publish', 'Publish', 'Publish'],
} satisfies Record<string, ToolNames>

/** Tools that stand together, and what is said once before them. */
const GROUPS = [
  { said: '', tools: ['undo', 'redo'] },
  { said: 'selected', tools: ['all', 'none'] },
  { said: 'Sort by', tools: ['date', 'name'] },
  { said: 'Move to', tools: ['start', 'end', 'place'] },
  { said: '', tools: ['turn', 'hide', 'remove'] },
  { said: '', tools: ['tray', 'add', 'publish'] },
] as const
/** A phone has room for the tools of what is selected, or for those of the album. */
const ON_PHONE: Record<'some' | 'none', ReadonlySet<string>> = {
  some: new Set(['all', 'none', 'undo', 'place', 'turn', 'hide', 'remove']),
  none: new Set(['date', 'name', 'undo', 'redo', 'tray', 'add', 'publish']),
}
type ToolId = (typeof GROUPS)[number]['tools'][number]

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
  const [stop, setStop] = useState<string>(photos.length ? 'undo' : 'add')
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
    place: [!count, () => lift(chosen(), 'keys')],
    turn: [!turnable(chosen()).length, () => turn(chosen())],
    hide: [!count, () => hideOrShow(chosen())],
    remove: [!count, () => remove(chosen())],
    add: [false, () => files.current!.click()],
    publish: [false, () => useTable.setState({ isPublishOpen: true })],
    tray: [!removed.length, () => useTable.setState((s) => ({ isTrayOpen: !s.isTrayOpen }))],
  }
  const gone = `Removed, ${number(removed.length)}`
  const names: Record<ToolId, ToolNames> = {
    ...TOOLS,
    undo: [describeMove('undo', undo, photos), undefined, 'Undo'],
    redo: [describeMove('redo', redo, photos), undefined, 'Redo'],
    tray: [`Removed, ${photographs(removed.length)}: show or hide them`, gone, gone],
    hide: TOOLS[count && areHidden(chosen()) ? 'show' : 'hide'],
  }
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="Light table"
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
      <div className="flex min-h-15 flex-wrap items-center gap-x-6.5 medium:gap-x-3 narrow:justify-between narrow:gap-x-0">
        {GROUPS.map(({ said, tools }) => {
          const isNumber = said === 'selected'
          // Above the others, on a phone.
          const isLine = said === (count ? 'selected' : 'Sort by')
          return (
            <div
              key={tools[0]}
              className={`flex items-center gap-x-0.5 first:-ms-2.5 ${tools[0] === 'tray' ? 'ms-auto' : ''} ${
                isLine ? 'narrow:order-first narrow:basis-full' : 'narrow:contents'
              }`}
            >
              <span
                role={isNumber ? 'status' : undefined}
                className={`me-1.5 whitespace-pre text-ink-muted empty:hidden ${isLine ? 'narrow:me-auto' : 'narrow:hidden'}`}
              >
                {isNumber && <span className="font-semibold-small text-ink">{number(count)}</span>}
                {isNumber ? ` of ${number(photos.length)} selected` : said}
              </span>
              {tools.map((id: ToolId) => {
                if (id === 'tray' && !removed.length) return null
                const [isOff, onPress] = does[id]
                const isOnPhone = ON_PHONE[count ? 'some' : 'none'].has(id)
                const tabIndex = id === stop ? 0 : -1
                const rest = { id, isOff, onPress, tabIndex, isOnPhone }
                return <Tool key={id} names={names[id]} {...rest} />
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}
