import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { editsBetween, pathAfter, valueAt } from '../../../content/jsonValues'
import type { DocumentAnswer, DocumentState, Path, RequestedDocumentAct } from '../../contract'
import { DOCUMENTS, isMove } from '../../contract'
import { askAgain } from '../state/server'
import { type TableState, useTable, warn } from '../state/tableStore'
import { describeDone, describeMove, words } from '../state/words'

const unsentOf = (file: string) => useTable.getState().unsent[file]?.acts ?? []

/** The last request of each file. A screen that opens again waits for the acts of the one before. */
const last: Record<string, Promise<boolean>> = {}

/** Stores the acts without an answer, so that they survive a reload. */
const keepUnsent = (file: string, revision: string, acts: readonly RequestedDocumentAct[]) =>
  useTable.setState(({ unsent }) => ({ unsent: { ...unsent, [file]: { revision, acts } } }))

const isWritten = (whole: unknown, act: RequestedDocumentAct): boolean =>
  act.type === 'write' &&
  act.edits.every(({ path, value }) => !editsBetween(valueAt(whole, path), value, path).length)

/** Whether an act changes the entry at some place. */
const namesPlace = (act: RequestedDocumentAct): boolean =>
  'edits' in act
    ? act.edits.some(({ path }) => path.some(Number.isInteger))
    : /^(take|swap)$/.test(act.type)

/** Sends the acts from before a reload again, if the document is unchanged. */
function resume(file: string, { revision, value }: DocumentState, send: Send): void {
  const unsent = useTable.getState().unsent[file]
  keepUnsent(file, revision, [])
  if (unsent?.revision === revision) return unsent.acts.forEach((act) => void send(act))
  // They may have been written without an answer.
  if (unsent?.acts.some((act) => !isWritten(value, act))) warn(words.conflict('your last changes'))
}

/** `pathNow`: where a path leads once the acts without an answer are written. */
export type Asked = RequestedDocumentAct | ((pathNow: (path: Path) => Path) => RequestedDocumentAct)
/** Sends an act, or fetches the document. Tells whether it is on disk. `then` moves the focus, unless the user has, or has scrolled away. */
export type Send = (asked?: Asked, then?: () => void) => Promise<boolean>

/** Removes the entry that is at an index of a list now. */
export const takeOf = (path: Path, at: number) => (pathNow: (path: Path) => Path) =>
  ({ type: 'take', path, at: Number(pathNow([...path, at]).at(-1)) }) as const

/** Loads a document and sends its acts one by one. */
export function useDocument(file: string) {
  const [state, setState] = useState<DocumentState>()
  const latest = useRef<DocumentState>(undefined)
  const isLeft = useRef(false)
  const send: Send = useCallback(
    function sendNext(asked, then) {
      const [pressed, made, unsent] = [document.activeElement, latest.current, unsentOf(file)]
      const pathNow = (path: Path) => pathAfter(path, unsent)
      const act = typeof asked === 'function' ? asked(pathNow) : asked
      const isGone = act && 'at' in act && (act.at < 0 || ('to' in act && act.to < 0))
      if (isGone || (act && !made)) return Promise.resolve(false)
      // These leave entries at places that are not known yet. The server refuses it then.
      const isBound =
        act && namesPlace(act) && unsent.some(({ type }) => /^(undo|redo|newAlbum)$/.test(type))
      const perform = async () => {
        if (act && !unsentOf(file).includes(act)) return false
        const path = `${DOCUMENTS}/${encodeURIComponent(file)}`
        const before = latest.current
        const request = act && { revision: (isBound ? made : before)!.revision, act }
        const move = act && isMove(act) ? act.type : undefined
        const label = move && before?.[move]
        if (act) useTable.setState({ saving: 'saving', spoken: '', problem: undefined })
        const answer = await askAgain<DocumentAnswer>(path, request, (status) =>
          say({ problem: status === 202 ? words.importing(unsentOf(file).length) : words.waiting }),
        )
        if ('state' in answer) latest.current = answer.state
        if ('conflict' in answer) latest.current = answer.conflict
        const { top = 0, bottom = 0 } = pressed?.getBoundingClientRect() ?? {}
        const isAway = bottom < 0 || top > window.innerHeight
        flushSync(() => setState(latest.current))
        if (move) document.activeElement?.scrollIntoView({ block: 'nearest' })
        const isDone = 'state' in answer
        const isConflict = 'conflict' in answer
        const others = unsentOf(file).slice(1)
        // Those behind a conflict or a refused move were made for other places. A new last entry moves none.
        const hasMoved = act && 'at' in act && act.at < Number.MAX_SAFE_INTEGER
        const isMisplaced = isConflict || (!isDone && hasMoved)
        const kept = isMisplaced ? others.filter((one) => !isConflict && !namesPlace(one)) : others
        if (act) keepUnsent(file, latest.current!.revision, kept)
        if (isConflict || kept.length < others.length) warn(words.conflict('your last changes'))
        const isListed = /^(put|take|new)/.test(act?.type ?? '')
        const done = label ?? (isDone && isListed ? answer.state.undo : undefined)
        const isChanged = isDone && answer.state.revision !== before?.revision
        const said = 'message' in answer ? answer.message : undefined
        const note = said && `${label ? `${describeMove(move, label)}. ` : ''}${said}`
        const now = {
          problem: note,
          saving: act && isChanged ? new Date() : undefined,
          spoken: done && isChanged ? describeDone(act!.type, done) : '',
        }
        // A fetch after a change from elsewhere keeps the messages.
        if (act || !before) say(now)
        if (!before && latest.current && !isLeft.current) resume(file, latest.current, sendNext)
        if (isDone && !isAway && [pressed, document.body].includes(document.activeElement)) then?.()
        return isDone
      }
      /** An album that was opened meanwhile has messages of its own. */
      const say = (now: Partial<TableState>) => !useTable.getState().album && useTable.setState(now)
      const isRepeated = JSON.stringify(act) === JSON.stringify(unsentOf(file).at(-1))
      // A field that was left twice before the answer. Others may be pressed twice.
      if (act && isRepeated && !/^(undo|redo|take|swap)$/.test(act.type)) return last[file]!
      if (act) keepUnsent(file, made!.revision, [...unsentOf(file), act])
      if (isLeft.current) return Promise.resolve(false)
      return (last[file] = Promise.resolve(last[file]).then(perform, perform))
    },
    [file],
  )
  useEffect(() => {
    isLeft.current = false
    const leave = ({ persisted }: PageTransitionEvent) => {
      isLeft.current = !persisted
      // A field saves on blur, so this turns unsaved input into an act.
      ;(document.activeElement as HTMLElement | null)?.blur()
    }
    window.addEventListener('pagehide', leave)
    return () => {
      isLeft.current = true
      window.removeEventListener('pagehide', leave)
    }
  }, [])
  // Also takes in what another tab or program has changed or mended.
  const version = useTable((s) => s.version)
  useEffect(() => {
    // Unsaved input belongs to an entry, which the change may have moved.
    const isIdle = !unsentOf(file).length && !document.querySelector('[data-unsaved]')
    if (!latest.current || (version && isIdle)) void send()
  }, [version, send, file])
  return { state, send }
}

/** The text of a field for a value. A list has one entry per line, and `true` is `all`. */
export function textAt(whole: unknown, path: Path): string {
  const value = valueAt(whole, path)
  if (value === true) return 'all'
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
