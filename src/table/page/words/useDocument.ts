import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DocumentAnswer, DocumentState, Path, RequestedDocumentAct } from '../../contract'
import { DOCUMENTS, isMove } from '../../contract'
import { askAgain } from '../server'
import { type TableState, useTable } from '../tableStore'
import { describeDone, describeMove, words } from './words'

const unsentOf = (file: string) => useTable.getState().unsent[file]?.acts ?? []

/** Stores the acts without an answer, so that they survive a reload. */
const keepUnsent = (file: string, revision: string, acts: readonly RequestedDocumentAct[]) =>
  useTable.setState(({ unsent }) => ({ unsent: { ...unsent, [file]: { revision, acts } } }))

const isWritten = (whole: unknown, act: RequestedDocumentAct): boolean =>
  act.type === 'write' &&
  act.edits.every(({ path, value }) => !editsBetween(valueAt(whole, path), value, path).length)

/** Sends an act, or fetches the document. Tells whether it is on disk. `then` moves the focus, unless the user has. */
export type Send = (act?: RequestedDocumentAct, then?: () => void) => Promise<boolean>

/** Loads a document and sends its acts one by one. After a reload, unanswered acts are sent again if it is unchanged. */
export function useDocument(file: string) {
  const [state, setState] = useState<DocumentState>()
  const latest = useRef<DocumentState>(undefined)
  const isLeft = useRef(false)
  const last = useRef(Promise.resolve(false))
  const send: Send = useCallback(
    (act, then) => {
      const pressed = document.activeElement
      const perform = async () => {
        const path = `${DOCUMENTS}/${encodeURIComponent(file)}`
        const before = latest.current
        const request = act && { revision: before!.revision, act }
        const move = act && isMove(act) ? act.type : undefined
        const label = move && before?.[move]
        if (act) useTable.setState({ saving: 'saving', spoken: '' })
        const answer = await askAgain<DocumentAnswer>(path, request, (status) =>
          tell({ problem: status === 202 ? words.importing : words.waiting }),
        )
        if ('state' in answer) latest.current = answer.state
        if ('conflict' in answer) latest.current = answer.conflict
        flushSync(() => setState(latest.current))
        if (act) keepUnsent(file, latest.current!.revision, unsentOf(file).slice(1))
        const isDone = 'state' in answer
        const isListed = /^(put|take|new)/.test(act?.type ?? '')
        const done = label ?? (isDone && isListed ? answer.state.undo : undefined)
        const isChanged = isDone && answer.state.revision !== before?.revision
        const said = 'message' in answer ? answer.message : undefined
        const note = said && `${label ? `${describeMove(move, label)}. ` : ''}${said}`
        const now = {
          problem: 'conflict' in answer ? words.conflict('your last change') : note,
          saving: act && isChanged ? new Date() : undefined,
          spoken: done && isChanged ? describeDone(act!.type, done) : '',
        }
        // A fetch after a change from elsewhere keeps the messages.
        if (act || !before) tell(now)
        if (isDone && [pressed, document.body].includes(document.activeElement)) then?.()
        return isDone
      }
      /** An album that was opened meanwhile has messages of its own. */
      const tell = (now: Partial<TableState>) =>
        !useTable.getState().album && useTable.setState(now)
      const isRepeated = JSON.stringify(act) === JSON.stringify(unsentOf(file).at(-1))
      // A second press, or a field that was left twice, before the answer. Undo may be pressed twice.
      if (act && isRepeated && !isMove(act)) return last.current
      if (act) keepUnsent(file, latest.current!.revision, [...unsentOf(file), act])
      if (isLeft.current) return Promise.resolve(false)
      const done = last.current.then(perform)
      last.current = done
      return done
    },
    [file],
  )
  useEffect(() => {
    const leave = ({ persisted }: PageTransitionEvent) => {
      isLeft.current = !persisted
      // A field saves on blur, so this turns unsaved input into an act.
      ;(document.activeElement as HTMLElement | null)?.blur()
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [])
  useEffect(() => {
    let isOver = false
    void send().then(() => {
      const unsent = useTable.getState().unsent[file]
      // The screen may mount twice while the page loads. The acts stay stored for the second mount.
      if (isOver || !unsent || !latest.current) return
      const { revision, value } = latest.current
      keepUnsent(file, revision, [])
      if (unsent.revision === revision) unsent.acts.forEach((act) => void send(act))
      else {
        // The acts may have been written before the reload, without an answer.
        const lost = unsent.acts.filter((act) => !isWritten(value, act))
        if (lost.length) useTable.setState({ problem: words.conflict('your last changes') })
      }
    })
    return () => {
      isOver = true
    }
  }, [send, file])
  // Takes in what another tab or program has changed.
  const version = useTable((s) => s.version)
  useEffect(() => {
    // Unsaved input belongs to an entry, which the change may have moved.
    const isIdle = !unsentOf(file).length && !document.querySelector('[data-unsaved]')
    if (version && latest.current && isIdle) void send()
  }, [version, send, file])
  return { state, send }
}

type Edit = { path: Path; value?: unknown }
type Members = Record<string, unknown>
const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce((value, key) => (isObject(value) ? value[key] : undefined), whole)

/** The text of a field for a value. A list has one entry per line, and `true` is `all`. */
export function textAt(whole: unknown, path: Path): string {
  const value = valueAt(whole, path)
  if (value === true) return 'all'
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Sets a value without mutation. Missing objects on the path are created, and objects that become empty removed. */
export function withValue(whole: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value
  if (Array.isArray(whole))
    return whole.map((one: unknown, i) => (i === first ? withValue(one, rest, value) : one))
  const { [first]: before, ...others } = isObject(whole) ? whole : {}
  const member = withValue(before, rest, value)
  if (member === undefined || (rest.length && JSON.stringify(member) === '{}')) return others
  return { ...(isObject(whole) ? whole : {}), [first]: member }
}

/** The smallest edits that turn `before` into `after`. Lists of different length are replaced whole. */
export function editsBetween(before: unknown, after: unknown, path: Path): Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isList = Array.isArray(before)
  const isSameKind = isObject(before) && isObject(after) && isList === Array.isArray(after)
  if (!isSameKind || (isList && before.length !== after.length))
    return [after === undefined ? { path } : { path, value: after }]
  return Object.keys({ ...before, ...after }).flatMap((key) =>
    editsBetween(before[key], after[key], [...path, isList ? Number(key) : key]),
  )
}
