import { useLayoutEffect, useState } from 'react'
import { moveFocus } from '../../../page/input/moveFocus'
import { isRightToLeft } from '../../../page/isRightToLeft'
import type { AlbumState } from '../../contract'
import { areHidden, hideOrShow, showSettings, remove, turn, turnable } from '../state/actions'
import { bringIn } from '../state/bringing'
import { act, showPublish } from '../state/editing'
import { chosen, lift, moveSelected, selectAll, selectNone, sortBy } from '../state/moving'
import { returnFocus } from '../state/shots'
import { toggleTray, useTable } from '../state/tableStore'
import { Tool, TOOL, type ToolNames } from '../tools/Tool'
import { describeMove, number, photographs } from '../state/words'

const GROUPS = [
  { group: 'steps', label: '', ids: ['undo', 'redo'] },
  { group: 'selection', label: '', ids: ['all', 'none'] },
  { group: 'sort', label: 'Sort by', ids: ['date', 'name'] },
  { group: 'move', label: 'Move to', ids: ['start', 'end', 'place'] },
  { group: 'photographs', label: '', ids: ['turn', 'hide', 'remove'] },
  { group: 'album', label: '', ids: ['tray', 'add', 'settings', 'publish'] },
] as const
/** The tools below `wide`: there is only room for those of the selection, or for those of the album. */
const BELOW_WIDE: Record<'some' | 'none', ReadonlySet<string>> = {
  some: new Set(['all', 'none', 'undo', 'place', 'turn', 'hide', 'remove']),
  none: new Set(['date', 'name', 'undo', 'redo', 'tray', 'add', 'settings', 'publish']),
}
type ToolId = (typeof GROUPS)[number]['ids'][number]

export function chooseFiles(): void {
  const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true })
  input.addEventListener('change', () => bringIn(input.files ?? []))
  input.click()
}

/** The toolbar for the album and the selection. It has a single tab stop. */
export function Tools({ album }: { album: AlbumState }) {
  const { photos, undo, redo, removed } = album
  const count = useTable((s) => s.selected).size
  const [focused, setFocused] = useState<string | null>(null)
  /** Escape hides tooltips until focus or the pointer leaves the toolbar. */
  const [isQuiet, setQuiet] = useState(false)
  // Other tools are shown with a selection, so the focused one may be hidden.
  useLayoutEffect(() => {
    const tool = document.activeElement?.closest<HTMLElement>(`[${TOOL}]`)
    if (tool?.offsetParent === null) returnFocus()
  })
  const ids = chosen()
  const gone = `Removed, ${number(removed.length)}`
  const hide = count && areHidden(ids) ? 'Show' : 'Hide'
  const tools: Record<ToolId, [names: ToolNames, press: () => void, isOff?: boolean]> = {
    undo: [[describeMove('undo', undo, photos), '', 'Undo'], () => act({ type: 'undo' }), !undo],
    redo: [[describeMove('redo', redo, photos), '', 'Redo'], () => act({ type: 'redo' }), !redo],
    all: [['Select all', 'all'], selectAll, count === photos.length],
    none: [['Select none', 'none'], selectNone, !count],
    date: [['Sort by date', 'date'], () => sortBy('date'), photos.length < 2],
    name: [['Sort by name of file', 'name'], () => sortBy('name'), photos.length < 2],
    start: [['Move the selected to the start', 'start'], () => moveSelected('start'), !count],
    end: [['Move the selected to the end', 'end'], () => moveSelected('end'), !count],
    place: [['Move the selected to a place', 'place', 'Move'], () => lift(ids, 'keys'), !count],
    turn: [['Turn the selected right', 'turn', 'Turn'], () => turn(ids), !turnable(ids).length],
    hide: [[`${hide} the selected`, hide.toLowerCase(), hide], () => hideOrShow(ids), !count],
    remove: [['Remove the selected', 'remove', 'Remove'], () => remove(ids), !count],
    add: [['Add photographs', 'Add photographs', 'Add'], chooseFiles],
    settings: [['Album settings', 'Album settings', 'Settings'], showSettings],
    publish: [['Publish', 'Publish', 'Publish'], showPublish],
    tray: [[`Removed, ${photographs(removed.length)}: show or hide them`, gone, gone], toggleTray],
  }
  const belowWide = BELOW_WIDE[count ? 'some' : 'none']
  // Tab enters at the first tool that does something in a window of any width.
  const stop =
    focused ?? Object.entries(tools).find(([id, [, , isOff]]) => belowWide.has(id) && !isOff)?.[0]
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="Light table"
      data-quiet={isQuiet ? '' : undefined}
      className="px-margin pb-1.5"
      onKeyDown={(event) => {
        if (event.key === 'Escape') setQuiet(true)
        const all = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${TOOL}]`)]
        const tools = all.filter((tool) => tool.offsetParent !== null)
        const along = ['ArrowLeft', 'ArrowRight']
        moveFocus(event, tools, isRightToLeft() ? along.toReversed() : along)
      }}
      onFocus={({ target }) => setFocused(target.getAttribute(TOOL))}
      onBlur={() => {
        setQuiet(false)
        setFocused(null)
      }}
      onPointerLeave={() => setQuiet(false)}
    >
      <ScaleBar photos={photos} />
      <div className="flex min-h-15 flex-wrap items-center gap-x-4 whitespace-nowrap medium:gap-x-3 narrow:justify-between narrow:gap-x-0">
        {GROUPS.map(({ group, label, ids }) => {
          if (count ? group === 'sort' : group === 'move' || group === 'photographs') return null
          const isNumber = group === 'selection'
          // On a phone, this group has a row of its own above the others.
          const isLine = group === (count ? 'selection' : 'sort')
          return (
            <div
              key={group}
              className={`flex items-center gap-x-0.5 first:-ms-2.5 ${group === 'album' ? 'ms-auto' : ''} ${
                isLine ? 'narrow:order-first narrow:basis-full' : 'narrow:contents'
              }`}
            >
              <span
                dir="ltr"
                className={`me-1.5 whitespace-pre text-ink-muted empty:hidden ${isLine ? 'narrow:me-auto' : 'below-wide:hidden'}`}
              >
                {isNumber && <span className="font-semibold-small text-ink">{number(count)}</span>}
                {isNumber ? ` of ${number(photos.length)} selected` : label}
              </span>
              {ids.map((id: ToolId) => {
                if (id === 'tray' && !removed.length) return null
                const [names, onPress, isOff = false] = tools[id]
                const isBelowWide = belowWide.has(id)
                const tabIndex = id === stop ? 0 : -1
                return <Tool key={id} {...{ id, names, isOff, onPress, tabIndex, isBelowWide }} />
              })}
            </div>
          )
        })}
      </div>
    </div>
  )
}

/** A segment for each photograph, in two paths, which are painted faster than elements. It is decorative: the text below has the count. */
function ScaleBar({ photos }: Pick<AlbumState, 'photos'>) {
  const selected = useTable((s) => s.selected)
  const segments = (box: string, isDrawn: (id: string, i: number) => boolean) =>
    photos.map(({ id }, i) => (isDrawn(id, i) ? `M${i} ${box}` : '')).join('')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${photos.length} 3`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="mt-2.5 block h-1.25 w-full overflow-visible border border-ink fill-ink rtl:mirrored forced-colors:fill-canvas-text"
    >
      <path d={segments('0h1v3h-1z', (_, i) => i % 2 === 0)} />
      <path
        d={segments('-3h1v9h-1z', (id) => selected.has(id))}
        className="fill-accent forced-colors:fill-highlight"
      />
    </svg>
  )
}
