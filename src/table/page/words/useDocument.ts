import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isWritten, namesPlace, textsIn, valueAfter, valueAt } from '../../../content/jsonValues'
import type { DocumentAnswer, DocumentState, Path, RequestedDocumentAct } from '../../contract'
import { DOCUMENTS, isMove } from '../../contract'
import { ask, askAgain } from '../state/server'
import { extend, type History, settle } from '../state/settle'
import { type TableState, useTable, warn } from '../state/tableStore'
import { describeDone, describeMove, words } from '../state/words'

const unsentOf = (file: string) => useTable.getState().unsent[file]?.acts ?? []
const keepUnsent = (file: string, revision: string, acts: readonly RequestedDocumentAct[]) =>
  useTable.setState(({ unsent }) => ({ unsent: { ...unsent, [file]: { revision, acts } } }))

/** The last request of each file. A screen that opens again waits for the acts of the one before. */
const last: Record<string, Promise<boolean>> = {}

/** Sends the acts from before a reload again, if the document is unchanged. */
function resume(file: string, { revision, value }: DocumentState, send: Send): void {
  const unsent = useTable.getState().unsent[file]
  keepUnsent(file, revision, [])
  if (unsent?.revision === revision) return unsent.acts.forEach((act) => void send(act))
  // They may have been written without an answer.
  const lost = unsent?.acts.filter((act) => !isWritten(value, act)) ?? []
  if (lost.length) warn(words.conflict(words.quoted(textsIn(lost))))
}

/** Shows an act and sends it, or fetches the document. Tells whether it is on disk. */
export type Send = (act?: RequestedDocumentAct) => Promise<boolean>

/** Loads a document and sends its acts one by one. Shows it as it will be once they are written. */
export function useDocument(file: string) {
  const [past, setPast] = useState<History<DocumentState>>({ states: [], at: 0 })
  const history = useRef(past)
  const isLeft = useRef(false)
  const send: Send = useCallback(
    function sendNext(act) {
      const path = `${DOCUMENTS}/${encodeURIComponent(file)}`
      const latest = () => history.current.states[history.current.at]
      const made = latest()
      if (act && !made) return Promise.resolve(false)
      const { acts, isSure } = settle(history.current, unsentOf(file))
      // Entries may be at places that are not known yet. The server refuses it then.
      const isBound = !isSure || acts.some(({ type }) => type === 'newAlbum')
      const perform = async () => {
        if (act && !unsentOf(file).includes(act)) return false
        const before = latest()
        const shown = isBound && act && namesPlace(act) ? made : before
        const sent = act && { revision: shown!.revision, act }
        const move = act && isMove(act) ? act.type : undefined
        const label = move && before?.[move]
        if (act) useTable.setState({ saving: 'saving', problem: undefined })
        const answer = await askAgain<DocumentAnswer>(path, sent, (status) =>
          say({ saving: status === 202 ? 'importing' : 'waiting' }),
        )
        const isDone = 'state' in answer
        const now = isDone ? answer.state : 'conflict' in answer ? answer.conflict : before
        const isChanged = now?.revision !== before?.revision
        // An act may have been made while the document was fetched.
        const isConflict = 'conflict' in answer || (!act && before && isChanged)
        const others = unsentOf(file).slice(act ? 1 : 0)
        // Those behind a conflict, or at or behind the place of a refused act, were made for other places.
        const places = !isDone && act && 'at' in act ? [act.at, 'to' in act ? act.to : act.at] : []
        // If an undo changes nothing, the acts behind it name other places. Behind such an act, it is of another step.
        const isLost = isConflict || (act && !isChanged && [act, ...others].some(isMove))
        const kept = others.filter((one) => !isLost && !namesPlace(one, Math.min(...places)))
        if (now) history.current = extend(history.current, now, isDone ? act : undefined)
        flushSync(() => {
          setPast(history.current)
          if (act || isConflict) keepUnsent(file, now!.revision, kept)
        })
        if (move) document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' })
        const behind = isConflict && act ? [act, ...others] : others
        const lost = behind.filter((one) => !kept.includes(one))
        if (lost.length)
          warn((isConflict ? words.conflict : words.notWritten)(words.quoted(textsIn(lost))))
        const isListed = /^(put|take|new)/.test(act?.type ?? '')
        const done = label ?? (isDone && isListed ? answer.state.undo : undefined)
        const said = 'message' in answer ? answer.message : undefined
        const spoken = done && isChanged && !kept.length && describeDone(act!.type, done)
        // A fetch after a change from elsewhere keeps the messages.
        if (act || !before)
          say({
            problem: said && `${label ? `${describeMove(move, label)}. ` : ''}${said}`,
            saving: act && isChanged ? new Date() : undefined,
            ...(spoken ? { spoken } : {}),
          })
        if (!before && now && !isLeft.current) resume(file, now, sendNext)
        return isDone
      }
      /** An album that was opened meanwhile has messages of its own. */
      const say = (now: Partial<TableState>) => !useTable.getState().album && useTable.setState(now)
      if (act) useTable.setState({ spoken: '' })
      // Callers then move the focus to what is shown.
      if (act) flushSync(() => keepUnsent(file, made!.revision, [...unsentOf(file), act]))
      // The answer comes too late, but the next page finds what was written.
      if (isLeft.current && act?.type === 'write' && unsentOf(file).length === 1)
        void ask(path, { revision: made!.revision, act })
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
    if (!history.current.states.length || (version && isIdle)) void send()
  }, [version, send, file])
  const unsent = useTable((s) => s.unsent[file]?.acts)
  return useMemo(() => {
    const { state, acts, undo, redo } = settle(past, unsent ?? [])
    const value = acts.reduce(valueAfter, state?.value)
    return { state: state && { ...state, value, undo, redo }, send, acts }
  }, [past, unsent, send])
}

/** The text of a field for a value. A list has one entry per line, and `true` is `all`. */
export function textAt(whole: unknown, path: Path): string {
  const value = valueAt(whole, path)
  if (value === true) return 'all'
  if (Array.isArray(value)) return value.join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
